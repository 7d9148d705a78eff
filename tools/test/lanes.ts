import { type Outcome, single } from './outcome.ts';
import type { Runner } from './runners.ts';

/** Runners side by side. On two cores, because those that have a database wait for it a third of their time. */
const LANES = 3;

/**
 * Runs all, in their order as far as `after` and `lanes` allow; beside them, one after the other, those that yield. A failure stops
 * nothing but what needed the failed one.
 */
export async function runInLanes(runners: readonly Runner[], root: string): Promise<Outcome[]> {
  const waiting = [...runners];
  const busy = new Map<Runner, Promise<void>>();
  const outcomes: Outcome[] = [];
  while (waiting.length > 0 || busy.size > 0) {
    const next = takeNext(waiting, [...busy.keys()]);
    if (next === undefined) {
      await Promise.race(busy.values());
      continue;
    }
    const work = runOne(next, outcomes, root).then((outcome) => {
      outcomes.push(outcome);
      busy.delete(next);
    });
    busy.set(next, work);
  }
  return outcomes;
}

/** Takes the first runner that may start now off the list. */
function takeNext(waiting: Runner[], busy: readonly Runner[]): Runner | undefined {
  const open = new Set([...waiting, ...busy].map((runner) => runner.name));
  const free = LANES - busy.reduce((sum, runner) => sum + lanesOf(runner), 0);
  const index = waiting.findIndex((runner) => {
    if ((runner.after ?? []).some((name) => open.has(name))) return false;
    return runner.yields ? !busy.some(({ yields }) => yields) : lanesOf(runner) <= free;
  });
  return index === -1 ? undefined : waiting.splice(index, 1)[0];
}

function lanesOf({ lanes = 1, yields }: Runner): number {
  return yields ? 0 : Math.min(lanes, LANES);
}

async function runOne(runner: Runner, earlier: readonly Outcome[], root: string): Promise<Outcome> {
  const started = performance.now();
  const obstacle = earlier.find(
    (outcome) => runner.after?.includes(outcome.name) === true && outcome.failed > 0,
  );
  const counts =
    obstacle === undefined
      ? await runner.run(root, runner.yields)
      : single(`${runner.name} did not run because "${obstacle.name}" failed`, false);
  return { name: runner.name, ...counts, duration: performance.now() - started };
}
