import type { BulkResult } from '@lyceum/contracts/ops';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { asLeftBy, type BulkAction, type Outcome, type Running } from './bulk-action';
import classes from './bulk-outcome.module.css';
import { formatNumber } from '../layout/formats';

interface BulkOutcomeProps {
  readonly outcome: Outcome | null;
  readonly running: Running | null;
  readonly onClose: () => void;
  readonly onRun: (action: BulkAction, rows: ReadonlyMap<string, string>) => void;
  readonly onRunAgain: (outcome: Outcome, ids: readonly string[]) => void;
}

/**
 * Every row with what became of it beside the table, which goes on with its keys: no dialog. The refused can be tried
 * again, the others undone.
 */
export function BulkOutcome({ outcome, ...props }: BulkOutcomeProps) {
  if (!outcome) return null;
  return (
    <OutcomeRegion outcome={outcome} onClose={props.onClose}>
      {(close) => <Results {...props} outcome={outcome} onClose={close} />}
    </OutcomeRegion>
  );
}

interface OutcomeRegionProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** Takes the focus as an outcome comes, as the button that led to it is gone, and gives it to the list at the end. */
function OutcomeRegion({ outcome, onClose, children }: OutcomeRegionProps) {
  const titleId = useId();
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus(), [outcome]);
  const close = (): void => {
    onClose();
    document.querySelector<HTMLElement>('main [role="region"][tabindex]')?.focus({ preventScroll: true });
  };
  return (
    <aside
      ref={region}
      className={classes.root}
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <h2 id={titleId} className={classes.title}>
        {outcome.action.label}
      </h2>
      {children(close)}
    </aside>
  );
}

type ResultsProps = BulkOutcomeProps & { readonly outcome: Outcome };

function Results({ outcome, running, onClose, onRun, onRunAgain }: ResultsProps) {
  const { action, labels, results } = outcome;
  const refused = results.filter(({ error }) => error !== null);
  const done = results.filter(({ error }) => error === null);
  const changed = done.filter(({ wasSo }) => !wasSo);
  const named = (rows: readonly BulkResult[]) => new Map(rows.map(({ id }) => [id, labels.get(id) ?? id]));
  const { undo } = action;
  return (
    <>
      <p className={classes.summary} role="status">
        {running
          ? `${formatNumber(running.done)} of ${formatNumber(running.total)} done`
          : `${formatNumber(done.length)} done${refused.length > 0 ? `, ${formatNumber(refused.length)} refused` : ''}.`}
      </p>
      <div className={classes.actions}>
        {refused.length > 0 && (
          <Button
            size="sm"
            variant="default"
            loading={running !== null}
            onClick={() =>
              onRunAgain(
                outcome,
                refused.map(({ id }) => id),
              )
            }
          >
            Try these again
          </Button>
        )}
        {undo && changed.length > 0 && (
          <Button
            size="sm"
            variant="default"
            loading={running !== null}
            onClick={() => onRun(undoing(action.label, undo, changed), named(changed))}
          >
            Undo
          </Button>
        )}
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
      <ul className={classes.results} aria-label="Results">
        {[...refused, ...done].map(({ id, error, wasSo }) => (
          <li key={id} className={classes.result}>
            <span className={classes.name}>{labels.get(id) ?? id}</span>
            <span className={error ? classes.failed : classes.done}>
              {error ? error.message : wasSo ? `${action.done} before` : action.done}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function undoing(
  label: string,
  undo: NonNullable<BulkAction['undo']>,
  changed: readonly BulkResult[],
): BulkAction {
  const asked = (ids: readonly string[]) => asLeftBy(changed.filter(({ id }) => ids.includes(id)));
  return { label: `Undo: ${label}`, done: undo.done, run: (ids) => undo.run(ids, asked(ids)) };
}
