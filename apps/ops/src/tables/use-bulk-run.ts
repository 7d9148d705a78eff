import type { BulkResult } from '@lyceum/contracts/ops';
import { confirm } from '@lyceum/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asOneChange } from '../app/query-client';
import type { BulkAction, Outcome, Running } from './bulk-action';
import { inParts } from './in-parts';

/** Does an action to rows, says how far it has come, and keeps what became of each. */
export function useBulkRun() {
  const client = useQueryClient();
  const [running, setRunning] = useState<Running | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const results = async (
    action: BulkAction,
    answer: string,
    ids: readonly string[],
  ): Promise<BulkResult[]> => {
    const report = (done: number): void => setRunning({ label: action.label, done, total: ids.length });
    report(0);
    try {
      return await asOneChange(client, () => inParts(ids, (part) => action.run(part, answer), report));
    } finally {
      setRunning(null);
    }
  };

  const run = async (action: BulkAction, labels: ReadonlyMap<string, string>): Promise<boolean> => {
    const ids = [...labels.keys()];
    const question = action.question?.(ids.length);
    if (question && !(await confirm(question))) return false;
    const answer = question?.answer?.() ?? '';
    setOutcome({ action, answer, labels, results: await results(action, answer, ids) });
    return true;
  };

  /** Does it to rows of an outcome once more: the others stay as they were told, and can still be undone. */
  const runAgain = async (before: Outcome, ids: readonly string[]): Promise<void> => {
    const tried = await results(before.action, before.answer, ids);
    const again = new Map(tried.map((result) => [result.id, result]));
    setOutcome({ ...before, results: before.results.map((result) => again.get(result.id) ?? result) });
  };

  return { running, outcome, run, runAgain, forget: () => setOutcome(null) };
}
