import { defineTable } from '../ops/table';

/** What of money somebody has to look at. */
export const paymentCaseKindLabels = {
  DISPUTE: 'Dispute',
  DIFFERENCE: 'Difference',
  REPORT: 'Report of a provider',
  TRANSFER: 'Money to send back',
  REFUND: 'Money not given back',
} as const;

/** A dispute is won or lost by its provider's word; staff close the rest. */
export const paymentCaseStateLabels = { OPEN: 'Open', WON: 'Won', LOST: 'Lost', CLOSED: 'Closed' } as const;

/** The console's list of cases of money: disputes, differences, and reports that make no sense. */
export const paymentCasesTable = defineTable({
  name: 'payment-cases',
  title: 'Payment cases',
  requires: 'order.oversee',
  searchLabel: 'Item, reason or the provider’s name of it',
  columns: {
    what: { label: 'What', kind: 'text' },
    kind: { label: 'Kind', kind: 'choice', choices: paymentCaseKindLabels, isFilterable: true, isFact: true },
    state: {
      label: 'State',
      kind: 'choice',
      choices: paymentCaseStateLabels,
      isFilterable: true,
      isFact: true,
    },
    amount: { label: 'Amount', kind: 'money', isFact: true },
    item: { label: 'Item', kind: 'text' },
    provider: { label: 'Provider', kind: 'text', isFilterable: true },
    openedAt: { label: 'Since', kind: 'time', isSortable: true, isFilterable: true },
    dueAt: { label: 'Answer by', kind: 'time', liesAhead: true, isFilterable: true },
    closedAt: { label: 'Closed', kind: 'time', isExtra: true },
    note: { label: 'Note', kind: 'text', isExtra: true },
    ref: { label: 'Provider’s name of it', kind: 'text', isExtra: true },
    orderId: { label: 'Id of order', kind: 'text', isExtra: true },
  },
  sort: { by: 'openedAt', direction: 'desc' },
});
