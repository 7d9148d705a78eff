import { EmptyState } from '@lyceum/ui';
import type { TableDeclaration } from '@lyceum/contracts/ops';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { refined } from './table-address';
import type { ViewState } from './use-table-view';

interface NoRowsProps extends ViewState {
  readonly table: TableDeclaration;
  readonly empty: { title: string; description: string; action?: ReactNode } | undefined;
}

/** Nothing to show: because nothing matches, or because there is nothing yet. */
export function NoRows({ table, view, onView, empty }: NoRowsProps) {
  const isNarrowed = view.search !== '' || Object.keys(view.filters).length > 0;
  if (!isNarrowed)
    return (
      <EmptyState
        title={empty?.title ?? `No ${table.title.toLowerCase()} yet`}
        description={empty?.description ?? 'They will stand here as soon as there are any.'}
        action={empty?.action}
      />
    );
  return (
    <EmptyState
      title="Nothing matches"
      description={
        view.search ? `Nothing here contains “${view.search}”.` : 'No row passes all of these filters.'
      }
      illustration="search"
      action={
        <Button
          size="sm"
          variant="default"
          onClick={() => onView(refined(view, { search: '', filters: {} }))}
        >
          Show everything
        </Button>
      }
    />
  );
}
