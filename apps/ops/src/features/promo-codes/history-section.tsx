import type { PromoCodeHistory } from '@lyceum/contracts/payments';
import { failureTexts } from '@lyceum/shell';
import { DataTable, type DataTableColumn, EmptyState } from '@lyceum/ui';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { DetailSection } from '../../detail/detail-section';
import { TimeValue } from '../../tables/cell-value';

type Entry = PromoCodeHistory[number];

/** What was done to the code, by whom, as the audit log has it. */
export function HistorySection({ id }: { readonly id: string }) {
  const history = trpc.promoCodes.history.useQuery({ id });
  return (
    <DetailSection title="History">
      <DataTable<Entry>
        label="History"
        columns={columns}
        rows={history.data ?? []}
        getRowId={(row) => row.id}
        loading={history.isPending}
        skeletonRows={2}
        error={history.error ? failureTexts(asFailure(history.error)) : null}
        onRetry={() => void history.refetch()}
        empty={<EmptyState title="No changes yet" description="Whoever changes this code will stand here." />}
      />
    </DetailSection>
  );
}

const actionTexts: Readonly<Record<string, string>> = {
  'promoCode.create': 'Made',
  // Of the time when the server made copies itself.
  'promoCode.duplicate': 'Made as a copy',
  'promoCode.update': 'Changed',
  'promoCode.disable': 'Disabled',
  'promoCode.enable': 'Enabled',
};

const fieldTexts: Readonly<Record<string, string>> = {
  code: 'code',
  name: 'name',
  kind: 'kind',
  percentOff: 'percent off',
  amountOffMinor: 'amount off',
  currency: 'currency',
  minimumMinor: 'minimum',
  startsAt: 'start',
  endsAt: 'end',
  timeZone: 'zone',
  usageLimit: 'limit',
  perUserLimit: 'limit per person',
  products: 'products',
  ownerId: 'owner',
  notes: 'notes',
  isDisabled: 'disabled',
};

const changesText = ({ action, changes }: Entry): string =>
  action === 'promoCode.update'
    ? changes
        .map(
          ({ field, before, after }) => `${fieldTexts[field] ?? field}: ${before ?? '–'} → ${after ?? '–'}`,
        )
        .join('; ')
    : '';

const columns: readonly DataTableColumn<Entry>[] = [
  { key: 'at', title: 'When', render: ({ at }) => <TimeValue at={at} /> },
  { key: 'actor', title: 'Who', render: ({ actor }) => actor ?? 'System' },
  { key: 'action', title: 'What', render: ({ action }) => actionTexts[action] ?? action },
  { key: 'changes', title: 'Change', render: changesText },
];
