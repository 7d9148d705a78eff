import { tableLimits } from '@lyceum/contracts/ops';
import { Button, CloseButton } from '@mantine/core';
import type { BulkAction } from './bulk-action';
import { BulkOutcome } from './bulk-outcome';
import classes from './bulk-bar.module.css';
import { formatNumber } from '../layout/formats';
import { SelectMatching } from './select-matching';
import type { Matching } from './use-matching';
import type { SelectedRows } from './use-selected-rows';
import { useBulkRun } from './use-bulk-run';

interface BulkBarProps {
  readonly actions: readonly BulkAction[];
  readonly selection: SelectedRows;
  /** All rows that match; absent where they cannot be selected at once. */
  readonly matching?: Matching;
}

/** How many rows are selected and what can be done to them; afterwards, what became of each. */
export function BulkBar({ actions, selection, matching }: BulkBarProps) {
  const { running, outcome, run, runAgain, forget } = useBulkRun();
  const { labels, clear } = selection;
  const tooMany = labels.size > tableLimits.selectedRows;
  return (
    <>
      {labels.size > 0 && (
        <div className={classes.root} role="toolbar" aria-label="Selected rows">
          <span className={classes.count} aria-live="polite">
            {running
              ? `${formatNumber(running.done)} of ${formatNumber(running.total)} done`
              : `${formatNumber(labels.size)} selected`}
            {tooMany && `, at most ${formatNumber(tableLimits.selectedRows)} at once`}
          </span>
          {matching && <SelectMatching matching={matching} selection={selection} />}
          {actions.map((action) => (
            <Button
              key={action.label}
              size="xs"
              variant={action.isDangerous ? 'light' : 'default'}
              {...(action.isDangerous && { color: 'danger' })}
              leftSection={action.icon}
              loading={running?.label === action.label}
              disabled={tooMany || running !== null}
              onClick={() => void run(action, labels).then((isDone) => isDone && clear())}
            >
              {action.label}
            </Button>
          ))}
          <CloseButton
            size="sm"
            className={classes.clear ?? ''}
            aria-label="Clear the selection"
            onClick={clear}
          />
        </div>
      )}
      <BulkOutcome
        outcome={outcome}
        running={running}
        onClose={forget}
        onRun={(action, rows) => void run(action, rows)}
        onRunAgain={(before, ids) => void runAgain(before, ids)}
      />
    </>
  );
}
