import { randomUUID } from 'node:crypto';
import { buildPaidOrder } from '@lyceum/payments/testing';
import type { InputOf } from './input-of';
import { invoicedOrder, receiptedOrder, transferIn } from './invoices';
import { linkChange, linkInput, paymentLinkIn } from './payment-links';
import { oddReportIn } from './payment-reports';

/** What the console's calls about money need. */
export const paymentInputs: Readonly<Record<string, InputOf>> = {
  'orders.cancel': async (server) => ({ id: await invoicedOrder(server), reason: 'The school called.' }),
  'orders.sendReceipt': async (server) => ({ id: await receiptedOrder(server) }),
  'orders.recordPayment': async (server) => ({
    id: await invoicedOrder(server),
    amountMinor: 1,
    receivedOn: '2026-11-20',
    reference: '',
    clientKey: randomUUID(),
  }),
  'orders.refund': async (server, admin) => ({
    id: (await buildPaidOrder(server.database.manager, admin)).id,
    amountMinor: 100,
    reason: 'They moved away.',
    clientKey: randomUUID(),
  }),
  'paymentCases.sent': async (server) => ({ ids: [await transferIn(server)] }),
  'paymentCases.close': async (server) => ({ ids: [await oddReportIn(server)], note: 'Of another shop.' }),
  'paymentCases.compare': () => ({}),
  'paymentCases.workAgain': async (server) => ({ ids: [await oddReportIn(server)] }),
  'paymentLinks.create': () => linkInput,
  'paymentLinks.setDisabled': async (server) => ({ ids: [await paymentLinkIn(server)], isDisabled: true }),
  'paymentLinks.update': async (server) => ({ ...linkChange, id: await paymentLinkIn(server), revision: 1 }),
};
