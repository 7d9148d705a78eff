import { readableTable } from '@lyceum/contracts/ops';
import { promoCodeUsesTable } from '@lyceum/contracts/payments';
import { EmptyState, SearchField } from '@lyceum/ui';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { PersonLink } from '../../layout/person-link';
import { RelatedTable } from '../../detail/related-table';
import { ExportButton } from '../../tables/export-button';
import { readView } from '../../tables/table-address';
import { tableColumns } from '../../tables/table-columns';
import type { TableCells } from '../../tables/table-list';

interface UsageSectionProps {
  readonly id: string;
  /** Without any use there is nothing to search or to take out. */
  readonly wasUsed: boolean;
}

/** Who used the code for what, the latest first: searched, and taken out as it is shown. */
export function UsageSection({ id, wasUsed }: UsageSectionProps) {
  const table = readableTable(promoCodeUsesTable, useMay());
  const [search, setSearch] = useState('');
  const view = readView(table, { search });
  return (
    <RelatedTable
      title="Uses"
      list={trpc.promoCodes.usage}
      input={{ within: id, search: view.search }}
      columns={tableColumns(table, view.columns, cells, undefined)}
      {...(wasUsed && {
        actions: (
          <Group gap="xs">
            <SearchField
              label="Search uses"
              placeholder={table.searchLabel ?? ''}
              size="sm"
              value={search}
              onChange={setSearch}
            />
            <ExportButton table={table} view={view} within={id} />
          </Group>
        ),
      })}
      empty={<NoUses search={view.search} onShowAll={() => setSearch('')} />}
    />
  );
}

const deletedUser = 'Deleted user';

const cells: TableCells<typeof promoCodeUsesTable> = {
  buyer: ({ buyer, buyerId }) =>
    buyer !== null && buyerId !== null ? <PersonLink id={buyerId} name={buyer} /> : deletedUser,
};

function NoUses({ search, onShowAll }: { readonly search: string; readonly onShowAll: () => void }) {
  if (search === '')
    return <EmptyState title="Not used yet" description="Every order with this code will stand here." />;
  return (
    <EmptyState
      title="No use matches"
      description={`No buyer and no product of this code is called “${search}”.`}
      illustration="search"
      action={
        <Button size="sm" variant="default" onClick={onShowAll}>
          Show every use
        </Button>
      }
    />
  );
}
