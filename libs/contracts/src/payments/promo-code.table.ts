import { defineTable } from '../ops/table';
import { paymentStatusLabels } from './payment.enums';
import { promoCodeDeliveryStateLabels, promoCodeStateLabels } from './promo-code.enums';

/** The console's list of promo codes (checklist line 228). */
export const promoCodesTable = defineTable({
  name: 'promo-codes',
  title: 'Promo codes',
  requires: 'promoCode.read',
  searchLabel: 'Code, name, notes or owner',
  found: { label: 'code', detail: ['name'], by: ['code', 'name', 'notes', 'owner'] },
  columns: {
    code: { label: 'Code', kind: 'text', isSortable: true },
    name: { label: 'Name', kind: 'text' },
    state: {
      label: 'State',
      kind: 'choice',
      choices: promoCodeStateLabels,
      isFilterable: true,
      isFact: true,
    },
    percentOff: { label: 'Percent off', kind: 'number', isFilterable: true },
    amountOff: { label: 'Amount off', kind: 'money' },
    uses: { label: 'Uses', kind: 'number', isSortable: true, isFilterable: true, isFact: true },
    usageLimit: { label: 'Limit', kind: 'number', isExtra: true },
    perUserLimit: { label: 'Limit per person', kind: 'number', isExtra: true },
    startsAt: { label: 'Starts', kind: 'time', isExtra: true },
    endsAt: { label: 'Ends', kind: 'time', isFilterable: true, liesAhead: true, isFact: true },
    timeZone: { label: 'Time zone', kind: 'text', isExtra: true },
    currency: { label: 'Currency', kind: 'text', isExtra: true },
    minimum: { label: 'Minimum', kind: 'money', isExtra: true },
    products: { label: 'Products', kind: 'text', isFilterable: true, isExtra: true },
    owner: { label: 'Owner', kind: 'text', isFilterable: true, personId: 'ownerId' },
    notes: { label: 'Notes', kind: 'text', isExtra: true },
    batch: { label: 'Made together', kind: 'text', isFilterable: true, isExtra: true },
    recipient: { label: 'For', kind: 'text', isFilterable: true, isExtra: true, personal: 'codeRecipient' },
    delivery: {
      label: 'Delivery',
      kind: 'choice',
      choices: promoCodeDeliveryStateLabels,
      isFilterable: true,
      isExtra: true,
    },
    createdAt: { label: 'Made', kind: 'time', isSortable: true, isFilterable: true },
    ownerId: { label: 'Id of owner', kind: 'text', isExtra: true },
  },
  sort: { by: 'createdAt', direction: 'desc' },
});

/** Who used a code for what. A buyer whose account is gone has no name; of a canceled order the use was given back. */
export const promoCodeUsesTable = defineTable({
  name: 'promo-code-uses',
  title: 'Uses of a code',
  requires: 'promoCode.read',
  searchLabel: 'Buyer or product',
  partOf: 'codeId',
  columns: {
    redeemedAt: { label: 'When', kind: 'time', isSortable: true },
    buyer: { label: 'Buyer', kind: 'text', personId: 'buyerId' },
    product: { label: 'Product', kind: 'text' },
    discount: { label: 'Taken off', kind: 'money' },
    total: { label: 'To pay', kind: 'money' },
    status: { label: 'Order', kind: 'choice', choices: paymentStatusLabels },
    returnedAt: { label: 'Given back', kind: 'time' },
    buyerId: { label: 'Id of buyer', kind: 'text', isExtra: true },
    orderId: { label: 'Id of order', kind: 'text', isExtra: true },
    codeId: { label: 'Id of code', kind: 'text', isExtra: true },
  },
  sort: { by: 'redeemedAt', direction: 'desc' },
});
