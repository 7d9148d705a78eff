import { randomUUID } from 'node:crypto';
import { buildPaidOrder, buildPromoCode } from '@lyceum/payments/testing';
import type { InputOf } from './input-of';
import { invoicedOrder, receiptedOrder, transferIn } from './invoices';
import { linkChange, linkInput, paymentLinkIn } from './payment-links';
import { oddReportIn } from './payment-reports';
import type { Person } from './people';
import { newCode, newCodeList } from './promo-codes';
import type { TestServer } from './test-server';

const storedCode = (server: TestServer, admin: Person) => buildPromoCode(server.database.manager, admin);

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
  'promoCodes.create': (_, admin) => newCode(admin, { code: `N-${randomUUID().slice(0, 8)}` }),
  'promoCodes.createMany': (_, admin) => {
    const { code: __, ...rules } = newCode(admin);
    return { ...rules, pattern: 'MANY-????????', count: 3 };
  },
  'promoCodes.createForList': (_, admin) =>
    newCodeList(admin, [`${randomUUID()}@lyceum.example`], { name: `List ${randomUUID()}` }),
  'promoCodes.setDisabled': async (server, admin) => ({
    ids: [(await storedCode(server, admin)).id],
    isDisabled: true,
  }),
  'promoCodes.update': async (server, admin) => {
    const { id, code, revision } = await storedCode(server, admin);
    return { ...newCode(admin, { code, notes: 'Something else' }), id, revision };
  },
};
