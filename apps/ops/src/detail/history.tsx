import type { auditTable, TableRow } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { ErrorState, TextSkeleton } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { asFailure } from '../app/as-failure';
import { TimeValue } from '../tables/cell-value';
import { actionWords } from './action-words';
import { ChangedValues } from './changed-values';
import { DetailSection } from './detail-section';
import classes from './history.module.css';

type AuditRow = TableRow<typeof auditTable>;

interface HistoryProps {
  /** Entries of the audit log, the newest first; undefined while they load. */
  readonly entries: readonly AuditRow[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Loads older ones; absent when there are none. */
  readonly onMore?: () => void;
  readonly isLoadingMore: boolean;
}

/** What was done to one thing, by whom and when, from the audit log (checklist line 238). */
export function History({ entries, error, onRetry, onMore, isLoadingMore }: HistoryProps) {
  return (
    <DetailSection title="History">
      {error !== null && error !== undefined && entries === undefined && (
        <ErrorState {...failureTexts(asFailure(error))} onRetry={onRetry} />
      )}
      {!error && entries === undefined && <TextSkeleton label="Loading the history" />}
      {entries?.length === 0 && <p className={classes.none}>Nothing was changed by staff yet.</p>}
      {entries && entries.length > 0 && (
        <ol className={classes.list} aria-label="History">
          {entries.map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {onMore && (
        <Button size="xs" variant="default" loading={isLoadingMore} onClick={onMore}>
          Show older
        </Button>
      )}
    </DetailSection>
  );
}

function HistoryEntry({ entry }: { readonly entry: AuditRow }) {
  return (
    <li className={classes.entry}>
      <div className={classes.what}>
        <span className={classes.action}>{actionWords(entry)}</span>{' '}
        <span className={classes.who}>by {entry.actor ?? 'the system'}</span>
      </div>
      <div className={classes.change}>
        {entry.before !== null && (
          <>
            <ChangedValues json={entry.before} />
            <span aria-label="became">→</span>
          </>
        )}
        <ChangedValues json={entry.after} />
      </div>
      <div className={classes.when}>{entry.createdAt && <TimeValue at={entry.createdAt} />}</div>
    </li>
  );
}
