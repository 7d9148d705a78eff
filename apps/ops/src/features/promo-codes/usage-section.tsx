import type { PromoCodeUse } from '@lyceum/contracts/payments';
import { type DataTableColumn, EmptyState } from '@lyceum/ui';
import { trpc } from '../../app/trpc';
import { PersonLink } from '../../detail/person-link';
import { RelatedTable } from '../../detail/related-table';
import { TimeValue } from '../../tables/cell-value';
import { formatMoney } from '../../tables/formats';

/** Who used the code for what, the latest first. */
export function UsageSection({ id }: { readonly id: string }) {
  return (
    <RelatedTable
      title="Uses"
      list={trpc.promoCodes.usage}
      input={{ id }}
      columns={columns}
      empty={<EmptyState title="Not used yet" description="Every order with this code will stand here." />}
    />
  );
}

/** Where the order stands in a word; a use that was given back counts no more. */
const statusText = ({ status, returnedAt }: PromoCodeUse): string =>
  returnedAt ? 'Canceled, given back' : status.charAt(0) + status.slice(1).toLowerCase().replaceAll('_', ' ');

const columns: readonly DataTableColumn<PromoCodeUse>[] = [
  { key: 'redeemedAt', title: 'When', render: ({ redeemedAt }) => <TimeValue at={redeemedAt} /> },
  {
    key: 'buyer',
    title: 'Buyer',
    render: ({ buyer }) => (buyer ? <PersonLink {...buyer} /> : 'Deleted user'),
  },
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
