import type { Permission } from '../permissions/permissions';

/** So many calls within so many seconds, counted from the first of them. Signed-in people are counted, not addresses. */
export interface CallLimit {
  /** Of the counter: `domain.what-is-counted`. Doors with the same limit share it. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** Each process counts for itself, where a shared counter would cost more than what it counts. */
  readonly countedBy?: 'process';
  /**
   * A process takes so many calls of the shared counter at a time and lets them through by itself, where each would cost
   * more than what it counts. What it took is nobody else's.
   */
  readonly atATime?: number;
  /** Holders of a right may call more often. */
  readonly forHolders?: { readonly permission: Permission; readonly points: number };
  /** Counted besides, of those that this one lets through: so often a minute, and so often a day. */
  readonly also?: CallLimit;
}

const minute = 60;

/** So often within a minute, ten minutes, an hour, a day. */
export const everyMinute = (name: string, points: number) => ({ name, points, seconds: minute }) as const;
export const everyTenMinutes = (name: string, points: number) =>
  ({ name, points, seconds: 10 * minute }) as const;
export const everyHour = (name: string, points: number) => ({ name, points, seconds: 60 * minute }) as const;
export const everyDay = (name: string, points: number) =>
  ({ name, points, seconds: 24 * 60 * minute }) as const;

/** For what changes something and needs no number of its own. */
export const commonCalls = {
  changes: everyTenMinutes('common.changes', 300),
} as const satisfies Record<string, CallLimit>;

/** Every search and every list of suggestions has this of its own. */
export const searchesPerMinute = 30;
