import { type OrderEvent, paymentMethodLabels, paymentStatusLabels } from '@lyceum/contracts/payments';
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
  MAIL: 'Mail',
};

/** Methods and states by the names they have everywhere; the rest has names of its own. */
const labels: Readonly<Partial<Record<OrderEvent['kind'], Readonly<Record<string, string>>>>> = {
  CHANGE: paymentStatusLabels,
  ATTEMPT: paymentMethodLabels,
};

/** Whose details are words already, or names of somebody else's. */
const saysItself: ReadonlySet<OrderEvent['kind']> = new Set(['REFUND', 'DISPUTE', 'MAIL']);

const columns: readonly DataTableColumn<OrderEvent>[] = [
  { key: 'at', title: 'When', render: ({ at }) => <TimeValue at={at} /> },
  { key: 'kind', title: 'What', render: ({ kind }) => kindNames[kind] },
  {
    key: 'what',
    title: 'Which',
    render: ({ kind, what }) => labels[kind]?.[what] ?? (kind === 'MAIL' ? what : inWords(what)),
  },
  {
    key: 'detail',
    title: 'Detail',
    render: detailOf,
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
    render: ({ actorId, actor }) => actorId && <PersonLink id={actorId} name={actor ?? 'Deleted user'} />,
  },
];

/** What is booked in money: `Fee $43.50, Provider $1,456.50, Revenue -$1,500.00`. */
function detailOf({ kind, detail, entries, currency }: OrderEvent): string | null {
  if (entries === null || currency === null) return saysItself.has(kind) ? detail : inWords(detail ?? '');
  return entries
    .map(({ account, amountMinor: minor }) => `${inWords(account)} ${formatMoney({ minor, currency })}`)
    .join(', ');
}

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
