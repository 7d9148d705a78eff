import { defineTable } from '../ops/table';
import { paymentMethodLabels } from './payment-method.labels';

/** What was sold, by month (UTC), product, way to pay and currency; whoever looks after orders reads it. */
export const financeTable = defineTable({
  name: 'finance',
  title: 'Finance',
  requires: 'order.oversee',
  searchLabel: 'Product',
  columns: {
    product: { label: 'Product', kind: 'text' },
    month: { label: 'Month', kind: 'time', isSortable: true, isFilterable: true, isFact: true },
    method: { label: 'Way to pay', kind: 'choice', choices: paymentMethodLabels, isFilterable: true },
    currency: { label: 'Currency', kind: 'text', isFilterable: true },
    number: { label: 'Sold', kind: 'number', isFact: true },
    sold: { label: 'List price', kind: 'money' },
    discount: { label: 'Taken off', kind: 'money' },
    tax: { label: 'Tax', kind: 'money', isExtra: true },
    received: { label: 'Came in', kind: 'money' },
    refunded: { label: 'Given back', kind: 'money' },
    fee: { label: 'Fees', kind: 'money' },
    net: { label: 'Left', kind: 'money', isFact: true },
  },
  sort: { by: 'month', direction: 'desc' },
});
