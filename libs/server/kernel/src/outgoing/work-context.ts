import { AsyncLocalStorage } from 'node:async_hooks';
import type { JobLane } from '../jobs/job-lanes';

/** What runs outside of requests: a job of a lane, or a task by the clock, which has a run of its own. */
export type WorkKind = JobLane | 'scheduled';

const workUnderWay = new AsyncLocalStorage<WorkKind>();

/** Runs work that nobody waits for in front of a screen. */
export const inWork = <T>(kind: WorkKind, work: () => Promise<T>): Promise<T> => workUnderWay.run(kind, work);

/** Undefined in a request. */
export const currentWork = (): WorkKind | undefined => workUnderWay.getStore();

/**
 * Whoever waits for somebody else must not hold a place that other work needs.
 * @throws Error in a job of the lane `general`: its `@Subscribe` names the wrong lane
 */
export function assertMayCallOut(what: string): void {
  if (currentWork() === 'general')
    throw new Error(`${what} leaves the house: give this @Subscribe the lane of such work`);
}
