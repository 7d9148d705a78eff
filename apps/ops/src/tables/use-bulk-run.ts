import { confirm } from '@lyceum/ui';
import { useState } from 'react';
import type { BulkAction, Outcome, Running } from './bulk-action';
import { inParts } from './in-parts';

/** Does an action to rows, says how far it has come, and keeps what became of each. */
export function useBulkRun(onDone: () => void) {
  const [running, setRunning] = useState<Running | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = async (action: BulkAction, labels: ReadonlyMap<string, string>): Promise<boolean> => {
    const ids = [...labels.keys()];
    if (action.question && !(await confirm(action.question(ids.length)))) return false;
    const report = (done: number): void => setRunning({ label: action.label, done, total: ids.length });
    report(0);
    try {
      setOutcome({ action, labels, results: await inParts(ids, action.run, report) });
      return true;
    } finally {
      setRunning(null);
      onDone();
    }
  };
  return { running, outcome, run, forget: () => setOutcome(null) };
}
