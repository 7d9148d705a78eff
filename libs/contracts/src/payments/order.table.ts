import { defineTable } from '../ops/table';
import { paymentStatusLabels } from './payment.enums';
import { paymentMethodLabels } from './payment-method.labels';

/** The console's list of orders. */
export const ordersTable = defineTable({
  name: 'orders',
  title: 'Orders',
  requires: 'order.oversee',
  searchLabel: 'Item, promo code or buyer',
  columns: {
    item: { label: 'Item', kind: 'text' },
    createdAt: { label: 'Ordered', kind: 'time', isSortable: true, isFilterable: true },
    buyer: { label: 'Buyer', kind: 'text', personId: 'buyerId' },
    total: { label: 'To pay', kind: 'money' },
    status: {
      label: 'Status',
      kind: 'choice',
      choices: paymentStatusLabels,
      isFilterable: true,
      isFact: true,
    },
    method: { label: 'Way to pay', kind: 'choice', choices: paymentMethodLabels, isFilterable: true },
    refunded: { label: 'Given back', kind: 'money' },
    promoCode: { label: 'Promo code', kind: 'text', isFilterable: true, isExtra: true },
    paidAt: { label: 'Paid', kind: 'time', isExtra: true },
    buyerId: { label: 'Id of buyer', kind: 'text', isExtra: true },
  },
  sort: { by: 'createdAt', direction: 'desc' },
});
