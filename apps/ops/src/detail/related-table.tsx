import { failureTexts } from '@lyceum/shell';
import { DataTable, type DataTableColumn } from '@lyceum/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { asFailure } from '../app/as-failure';
import { DetailSection } from './detail-section';

/** A call for what belongs to one record, by pages: `trpc.promoCodes.usage`. */
interface RelatedList<Input, Row> {
  useQuery(
    input: Input & { cursor: string | null },
    options: { placeholderData: typeof keepPreviousData },
  ): {
    readonly data: { readonly rows: readonly Row[]; readonly nextCursor: string | null } | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly isPlaceholderData: boolean;
    refetch(): Promise<unknown>;
  };
}

interface RelatedTableProps<Input, Row> {
  readonly title: string;
  readonly list: RelatedList<Input, Row>;
  /** What is asked for besides the page; another question begins at its first page. */
  readonly input: Input;
  readonly columns: readonly DataTableColumn<Row>[];
  /** What a row is called where it is named. */
  readonly labelOf?: (row: Row) => string;
  /** Beside the title: a search, for example. */
  readonly actions?: ReactNode;
  /** A button or a menu at the end of each row. */
  readonly rowActions?: (row: Row) => ReactNode;
  readonly empty: ReactNode;
}

/** What belongs to one record, as a table with pages on its detail page. */
export function RelatedTable<Input extends object, Row extends { readonly id: string }>(
  props: RelatedTableProps<Input, Row>,
) {
  const { title, list, input, columns, labelOf, actions, rowActions, empty } = props;
  const question = JSON.stringify(input);
  const [walked, setWalked] = useState({ question, trail: [] as readonly string[] });
  const trail = walked.question === question ? walked.trail : [];
  const answer = list.useQuery(
    { ...input, cursor: trail.at(-1) ?? null },
    { placeholderData: keepPreviousData },
  );
  const nextCursor = answer.data?.nextCursor ?? null;
  return (
    <DetailSection title={title} actions={actions}>
      <DataTable<Row>
        label={title}
        columns={columns}
        rows={answer.data?.rows ?? []}
        getRowId={({ id }) => id}
        {...(labelOf && { getRowLabel: labelOf })}
        {...(rowActions && { rowActions })}
        loading={answer.isPending || answer.isPlaceholderData}
        skeletonRows={4}
        error={answer.error ? failureTexts(asFailure(answer.error)) : null}
        onRetry={() => void answer.refetch()}
        empty={empty}
        paging={{
          summary: `Page ${trail.length + 1}`,
          ...(trail.length > 0 && {
            onPrevious: () => setWalked({ question, trail: trail.slice(0, -1) }),
          }),
          ...(nextCursor !== null && {
            onNext: () => setWalked({ question, trail: [...trail, nextCursor] }),
          }),
        }}
      />
    </DetailSection>
  );
}
