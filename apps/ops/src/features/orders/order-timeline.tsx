import type { OrderEvent } from '@lyceum/contracts/payments';
import { DataTable, type DataTableColumn } from '@lyceum/ui';
import { DetailSection } from '../../detail/detail-section';
import { formatMoney } from '../../layout/formats';
import { inWords } from '../../layout/in-words';
import { PersonLink } from '../../layout/person-link';
import { TimeValue } from '../../tables/cell-value';

const kindNames: Readonly<Record<OrderEvent['kind'], string>> = {
  CHANGE: 'Status',
  ATTEMPT: 'Try to pay',
  REPORT: 'Report of the provider',
  REFUND: 'Money back',
  DISPUTE: 'Dispute',
  BOOKING: 'Ledger',
};

/** Whose details are words already, or names of somebody else's. */
const saysItself: ReadonlySet<OrderEvent['kind']> = new Set(['BOOKING', 'REFUND', 'DISPUTE']);

const columns: readonly DataTableColumn<OrderEvent>[] = [
  { key: 'at', title: 'When', render: ({ at }) => <TimeValue at={at} /> },
  { key: 'kind', title: 'What', render: ({ kind }) => kindNames[kind] },
  { key: 'what', title: 'Which', render: ({ what }) => inWords(what) },
  {
    key: 'detail',
    title: 'Detail',
    render: ({ kind, detail }) => (saysItself.has(kind) ? detail : inWords(detail ?? '')),
  },
  {
    key: 'amount',
    title: 'Amount',
    align: 'end',
    render: ({ amountMinor, currency }) =>
      amountMinor === null || currency === null ? null : formatMoney({ minor: amountMinor, currency }),
  },
  {
    key: 'actor',
    title: 'By',
    render: ({ actorId }) => actorId && <PersonLink id={actorId} name="Person" />,
  },
];

/** All that happened to an order, in its order. */
export function OrderTimeline({ events }: { readonly events: readonly OrderEvent[] }) {
  return (
    <DetailSection title="What happened">
      <DataTable<OrderEvent>
        label="What happened"
        columns={columns}
        rows={[...events]}
        getRowId={({ id, kind }) => `${kind} ${id}`}
      />
    </DetailSection>
  );
}
