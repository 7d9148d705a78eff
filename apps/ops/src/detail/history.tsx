import type { auditTable, TablePage, TableRow } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { ErrorState, TextSkeleton } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { asFailure } from '../app/as-failure';
import { TimeValue } from '../tables/cell-value';
import { actionWords } from './action-words';
import { changesText } from './changes-text';
import { DetailSection } from './detail-section';
import classes from './history.module.css';
import { PersonLink } from '../layout/person-link';

type AuditPage = TablePage<typeof auditTable>;

/** A section's `history` among the console's calls: `trpc.promoCodes.history`. */
interface RecordHistory {
  useInfiniteQuery(
    input: { id: string },
    options: { getNextPageParam: (page: AuditPage) => string | null },
  ): {
    readonly data: { readonly pages: readonly AuditPage[] } | undefined;
    readonly error: unknown;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): Promise<unknown>;
    refetch(): Promise<unknown>;
  };
}

interface HistoryProps {
  readonly of: RecordHistory;
  readonly id: string;
}

/** What was done to one record, by whom and when, from the audit log (checklist line 238). */
export function History({ of, id }: HistoryProps) {
  const answer = of.useInfiniteQuery({ id }, { getNextPageParam: ({ nextCursor }) => nextCursor });
  const entries = answer.data?.pages.flatMap(({ rows }) => rows);
  return (
    <DetailSection title="History">
      {!entries && !answer.error && <TextSkeleton label="Loading the history" />}
      {!entries && answer.error !== null && (
        <ErrorState {...failureTexts(asFailure(answer.error))} onRetry={() => void answer.refetch()} />
      )}
      {entries?.length === 0 && <p className={classes.none}>Nothing was changed by staff yet.</p>}
      {entries && entries.length > 0 && (
        <ol className={classes.list} aria-label="History">
          {entries.map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {answer.hasNextPage && (
        <Button
          size="xs"
          variant="default"
          loading={answer.isFetchingNextPage}
          onClick={() => void answer.fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </DetailSection>
  );
}

function HistoryEntry({ entry }: { readonly entry: TableRow<typeof auditTable> }) {
  return (
    <li className={classes.entry}>
      <div>
        <span className={classes.who}>
          {entry.actor && entry.actorId ? <PersonLink id={entry.actorId} name={entry.actor} /> : 'The system'}
        </span>{' '}
        <span className={classes.action}>{actionWords(entry)}</span>
      </div>
      <div className={classes.change}>{changesText(entry)}</div>
      <div className={classes.when}>{entry.createdAt && <TimeValue at={entry.createdAt} />}</div>
    </li>
  );
}
