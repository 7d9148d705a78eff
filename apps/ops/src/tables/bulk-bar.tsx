import { tableLimits } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { confirm, toast } from '@lyceum/ui';
import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { asFailure } from '../app/as-failure';
import type { BulkAction } from './bulk-action';
import { BulkOutcome, type Outcome } from './bulk-outcome';
import classes from './bulk-bar.module.css';
import type { SelectedRows } from './use-selected-rows';

interface BulkBarProps {
  readonly actions: readonly BulkAction[];
  readonly selection: SelectedRows;
  /** Called when something may have changed. */
  readonly onDone: () => void;
}

/** Does an action to rows, one call for all of them, and keeps what became of each. */
function useBulkRun({ selection, onDone }: Omit<BulkBarProps, 'actions'>) {
  const [running, setRunning] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = async (
    action: BulkAction,
    ids: string[],
    labels: ReadonlyMap<string, string>,
  ): Promise<void> => {
    if (action.question && !(await confirm(action.question(ids.length)))) return;
    setRunning(action.label);
    try {
      setOutcome({ action, labels, results: await action.run(ids) });
      selection.clear();
    } catch (error) {
      const { description } = failureTexts(asFailure(error));
      toast.error(description ?? 'Something went wrong on our side. Please try again.');
    } finally {
      setRunning(null);
      onDone();
    }
  };
  return { running, outcome, run, forget: () => setOutcome(null) };
}

/** How many rows are selected and what can be done to them; afterwards, what became of each. */
export function BulkBar({ actions, selection, onDone }: BulkBarProps) {
  const { running, outcome, run, forget } = useBulkRun({ selection, onDone });
  const { labels, clear } = selection;
  const tooMany = labels.size > tableLimits.bulkRows;
  return (
    <>
      {labels.size > 0 && (
        <div className={classes.root} role="toolbar" aria-label="Selected rows">
          <span className={classes.count} aria-live="polite">
            {labels.size} selected{tooMany && `, at most ${tableLimits.bulkRows} at once`}
          </span>
          {actions.map((action) => (
            <Button
              key={action.label}
              size="xs"
              variant={action.isDangerous ? 'light' : 'default'}
              {...(action.isDangerous && { color: 'danger' })}
              leftSection={action.icon}
              loading={running === action.label}
              disabled={tooMany || running !== null}
              onClick={() => void run(action, [...labels.keys()], labels)}
            >
              {action.label}
            </Button>
          ))}
          <CloseButton size="sm" aria-label="Clear the selection" onClick={clear} />
        </div>
      )}
      <BulkOutcome
        outcome={outcome}
        isRunning={running !== null}
        onClose={forget}
        onRetry={(ids) => {
          if (!outcome) return;
          // Asked once is enough.
          const { question: _, ...action } = outcome.action;
          void run(action, ids, outcome.labels);
        }}
      />
    </>
  );
}
