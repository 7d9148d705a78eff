import { AsyncLocalStorage } from 'node:async_hooks';
import type { JobLane } from '../jobs/job-lanes';

/** What runs outside of requests: a delivery in its transaction, a job of a lane, or a task by the clock. */
export type WorkKind = 'delivery' | JobLane | 'scheduled';

interface Work {
  readonly kind: WorkKind;
  /** Of a job: the same however often it is done. */
  readonly key: string | undefined;
}

const workUnderWay = new AsyncLocalStorage<Work>();

/** Runs work that nobody waits for in front of a screen. */
export const inWork = <T>(kind: WorkKind, work: () => Promise<T>, key?: string): Promise<T> =>
  workUnderWay.run({ kind, key }, work);

/** Undefined in a request. */
export const currentWork = (): WorkKind | undefined => workUnderWay.getStore()?.kind;

/** What tells the job under way from all others, so that others notice when it is done twice; undefined outside of jobs. */
export const currentJobKey = (): string | undefined => workUnderWay.getStore()?.key;

/**
 * Whoever waits for somebody else must not hold a transaction meanwhile.
 * @throws Error in a delivery: its `@Subscribe` names no lane
 */
export function assertMayCallOut(what: string): void {
  if (currentWork() === 'delivery')
    throw new Error(`${what} leaves the house: give this @Subscribe the lane of such work`);
}
