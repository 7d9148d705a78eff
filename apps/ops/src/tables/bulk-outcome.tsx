import type { BulkResult } from '@lyceum/contracts/ops';
import { Button, Modal } from '@mantine/core';
import type { BulkAction } from './bulk-action';
import classes from './bulk-bar.module.css';

/** What a bulk action led to. */
export interface Outcome {
  readonly action: BulkAction;
  readonly labels: ReadonlyMap<string, string>;
  readonly results: readonly BulkResult[];
}

interface BulkOutcomeProps {
  readonly outcome: Outcome | null;
  readonly isRunning: boolean;
  readonly onClose: () => void;
  readonly onRetry: (ids: string[]) => void;
}

/** Every row with what became of it, refused ones first; those can be tried again. */
export function BulkOutcome({ outcome, isRunning, onClose, onRetry }: BulkOutcomeProps) {
  const refused = outcome?.results.filter(({ error }) => error !== null) ?? [];
  const done = outcome?.results.filter(({ error }) => error === null) ?? [];
  return (
    <Modal opened={outcome !== null} onClose={onClose} title={outcome?.action.label} size="lg">
      {outcome && (
        <>
          <p className={classes.summary}>
            {done.length} done{refused.length > 0 && `, ${refused.length} refused`}.
          </p>
          <ul className={classes.results} aria-label="Results">
            {[...refused, ...done].map(({ id, error }) => (
              <li key={id} className={classes.result}>
                <span className={classes.name}>{outcome.labels.get(id) ?? id}</span>
                <span className={error ? classes.failed : classes.done}>
                  {error ? error.message : outcome.action.done}
                </span>
              </li>
            ))}
          </ul>
          <div className={classes.actions}>
            {refused.length > 0 && (
              <Button
                size="sm"
                variant="default"
                loading={isRunning}
                onClick={() => onRetry(refused.map(({ id }) => id))}
              >
                Try these again
              </Button>
            )}
            <Button size="sm" onClick={onClose} data-autofocus>
              Close
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
