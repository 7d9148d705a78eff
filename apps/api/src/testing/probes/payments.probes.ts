import { randomUUID } from 'node:crypto';
import { buildPaidOrder, buildPromoCode } from '@lyceum/payments/testing';
import { nowhere, ofReader } from '../asks';
import { invoicedOrder, receiptedOrder, transferIn } from '../invoices';
import { linkChange, linkInput, paymentLinkIn } from '../payment-links';
import { oddReportIn } from '../payment-reports';
import type { Person } from '../people';
import type { Probes } from '../probes';
import { newCode, newCodeList, PromoCodeCalls } from '../promo-codes';
import type { TestServer } from '../test-server';

const storedCode = (server: TestServer, admin: Person) => buildPromoCode(server.database.manager, admin);

export const probes: Probes = {
  changes: {
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
    'paymentLinks.update': async (server) => ({
      ...linkChange,
      id: await paymentLinkIn(server),
      revision: 1,
    }),
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
  },
  reads: async (server, { child, seller, granted }) => {
    const codes = new PromoCodeCalls(server);
    const { id, code } = await codes.create(seller);
    const email = `${granted}@lyceum.example`;
    const { batchId } = await codes.createForList(seller, [email]);
    await codes.order(child, code);
    const orderId = (await buildPaidOrder(server.database.manager, child)).id;
    const linkId = await paymentLinkIn(server, orderId);
    return {
      'finance.chart': {},
      'orders.get': { id: orderId },
      'orders.history': { id: orderId },
      'paymentLinks.get': { id: linkId },
      'paymentLinks.history': { id: linkId },
      'paymentLinks.orders': { within: linkId },
      'promoCodes.get': { id },
      'promoCodes.options': {},
      'promoCodes.usage': { within: id },
      'promoCodes.history': { id },
      'promoCodes.redemptionsOverTime': { id },
      'promoCodes.mails': { batchId },
      'promoCodes.previewList': { name: 'Another', text: email },
    };
  },
  asks: {
    getCheckout: ({ personIds }, { id }) =>
      [id, ...personIds].map((beneficiaryId) => ({
        userId: id,
        kind: 'live-course-seat',
        name: 'NONE-1',
        beneficiaryId,
      })),
    getMyOrders: ofReader,
    getOrder: (_, { id }) => [{ userId: id, orderId: nowhere }],
    getPaymentLink: () => [{ code: 'none-of-them' }],
    getPromoCodeQuote: (_, { id }) => [{ userId: id, code: 'NONE', currency: 'EUR', product: 'none' }],
  },
  ids: { orderId: [nowhere], code: ['NONE'], product: ['COURSE'], currency: ['EUR'] },
};
