import type { PromoCodeUse } from '@lyceum/contracts/payments';
import { failureTexts } from '@lyceum/shell';
import { DataTable, type DataTableColumn, EmptyState } from '@lyceum/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { DetailSection } from '../../detail/detail-section';
import { TimeValue } from '../../tables/cell-value';
import { formatMoney } from '../../tables/formats';

/** Who used the code for what, the latest first. */
export function UsageSection({ id }: { readonly id: string }) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const usage = trpc.promoCodes.usage.useQuery(
    { id, cursor: trail.at(-1) ?? null },
    { placeholderData: keepPreviousData },
  );
  const nextCursor = usage.data?.nextCursor ?? null;
  return (
    <DetailSection title="Uses">
      <DataTable<PromoCodeUse>
        label="Uses"
        columns={columns}
        rows={usage.data?.rows ?? []}
        getRowId={(row) => row.id}
        loading={usage.isPending || usage.isPlaceholderData}
        skeletonRows={4}
        error={usage.error ? failureTexts(asFailure(usage.error)) : null}
        onRetry={() => void usage.refetch()}
        empty={<EmptyState title="Not used yet" description="Every order with this code will stand here." />}
        paging={{
          summary: `Page ${trail.length + 1}`,
          ...(trail.length > 0 && { onPrevious: () => setTrail(trail.slice(0, -1)) }),
          ...(nextCursor !== null && { onNext: () => setTrail([...trail, nextCursor]) }),
        }}
      />
    </DetailSection>
  );
}

/** Where the order stands in a word; a use that was given back counts no more. */
const statusText = ({ status, returnedAt }: PromoCodeUse): string =>
  returnedAt ? 'Canceled, given back' : status.charAt(0) + status.slice(1).toLowerCase().replaceAll('_', ' ');

const columns: readonly DataTableColumn<PromoCodeUse>[] = [
  { key: 'redeemedAt', title: 'When', render: ({ redeemedAt }) => <TimeValue at={redeemedAt} /> },
  { key: 'buyer', title: 'Buyer', render: ({ buyer }) => buyer?.name ?? 'Deleted user' },
  { key: 'product', title: 'Product', render: ({ product }) => product },
  {
    key: 'discount',
    title: 'Taken off',
    align: 'end',
    render: ({ discountMinor: minor, currency }) => formatMoney({ minor, currency }),
  },
  {
    key: 'total',
    title: 'To pay',
    align: 'end',
    render: ({ totalMinor: minor, currency }) => formatMoney({ minor, currency }),
  },
  { key: 'status', title: 'Order', render: statusText },
];
