import { defineTable } from '../ops/table';
import { paymentStatusLabels } from './payment.enums';
import { paymentLinkStateLabels } from './payment-link.enums';

/** The console's list of payment links (checklist line 229). */
export const paymentLinksTable = defineTable({
  name: 'payment-links',
  title: 'Payment links',
  requires: 'paymentLink.read',
  searchLabel: 'Code, what is paid, or note',
  found: { label: 'title', detail: ['code'], by: ['code', 'title'] },
  columns: {
    title: { label: 'For', kind: 'text' },
    code: { label: 'Code', kind: 'text' },
    state: {
      label: 'State',
      kind: 'choice',
      choices: paymentLinkStateLabels,
      isFilterable: true,
      isFact: true,
    },
    price: { label: 'Price', kind: 'money' },
    taken: { label: 'Taken', kind: 'number', isFact: true },
    seats: { label: 'Places', kind: 'number', isExtra: true },
    opened: { label: 'Opened', kind: 'number' },
    expiresAt: { label: 'Expires', kind: 'time', isFilterable: true, liesAhead: true, isFact: true },
    createdAt: { label: 'Made', kind: 'time', isSortable: true, isFilterable: true },
    createdBy: { label: 'Made by', kind: 'text', personId: 'createdById', isExtra: true },
    note: { label: 'Note', kind: 'text', isExtra: true },
    createdById: { label: 'Id of who made it', kind: 'text', isExtra: true },
  },
  sort: { by: 'createdAt', direction: 'desc' },
});

/** Who ordered by a link, and who paid. */
export const paymentLinkOrdersTable = defineTable({
  name: 'payment-link-orders',
  title: 'Orders by a link',
  requires: 'paymentLink.read',
  searchLabel: 'Buyer',
  partOf: 'linkId',
  columns: {
    orderedAt: { label: 'When', kind: 'time', isSortable: true },
    buyer: { label: 'Buyer', kind: 'text', personId: 'buyerId' },
    total: { label: 'To pay', kind: 'money' },
    status: { label: 'Order', kind: 'choice', choices: paymentStatusLabels },
    paidAt: { label: 'Paid', kind: 'time' },
    refunded: { label: 'Given back', kind: 'money' },
    buyerId: { label: 'Id of buyer', kind: 'text', isExtra: true },
    linkId: { label: 'Id of link', kind: 'text', isExtra: true },
  },
  sort: { by: 'orderedAt', direction: 'desc' },
});
