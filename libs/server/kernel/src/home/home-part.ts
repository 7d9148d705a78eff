import { type HomeAlert, type HomeFigure, type HomeQueue, tableLimits } from '@lyceum/contracts/ops';
import type { Permission } from '@lyceum/contracts/permissions';
import type { Actor } from '../actor/actor';
import { defineMark } from '../marks/mark';

/** What a domain brings to the console's first page. Implemented by a provider marked `@StandsOnHome()`. */
export interface HomePart {
  /** The right by which it is seen. */
  readonly requires: Permission;
  /** Where it stands: lower ones come first. */
  readonly place: number;
  /** What is missing where it cannot be read: 'Orders'. */
  readonly title: string;
  /** What waits for staff; also asked for alone, often, by the navigation. */
  queue?(actor: Actor): Promise<HomeQueue>;
  figures?(actor: Actor): Promise<HomeFigure[]>;
  alerts?(actor: Actor): Promise<HomeAlert[]>;
}

/** Marks a provider as a `HomePart`. */
export const StandsOnHome = defineMark<HomePart>();

/** A row of `todayAndYesterday`. */
export interface DaysRow {
  today: number;
  yesterday: number;
}

const upTo = tableLimits.exactRows + 1;

/**
 * SELECT of how many rows there are of today and of yesterday, by days in UTC; each count stops at `tableLimits.exactRows + 1`.
 * @param from FROM clause @param at SQL of the row's time, which an index finds
 */
export function todayAndYesterday(from: string, at: string): string {
  const midnight = `date_trunc('day', now(), 'UTC')`;
  const counted = (condition: string): string =>
    `(SELECT count(*)::int FROM (SELECT ${from} WHERE ${condition} LIMIT ${upTo}) counted)`;
  return `SELECT ${counted(`${at} >= ${midnight}`)} AS today,
    ${counted(`${at} >= ${midnight} - interval '1 day' AND ${at} < ${midnight}`)} AS yesterday`;
}

/** A row of `waitingSince`. */
export interface WaitingRow {
  waiting: number;
  oldestAt: Date | null;
}

/** The queue a row of `waitingSince` tells of. */
export function toQueue(
  row: WaitingRow | undefined,
  { label, path, search }: Pick<HomeQueue, 'label' | 'path' | 'search'>,
): HomeQueue {
  const { waiting = 0, oldestAt = null } = row ?? {};
  return { label, waiting, oldestAt: oldestAt?.toISOString() ?? null, path, search };
}

/** SELECT of how many rows wait and since when the first does; the count stops at `tableLimits.exactRows + 1`. @param from FROM and WHERE */
export const waitingSince = (from: string, at: string): string =>
  `SELECT count(*)::int AS waiting, min(at) AS "oldestAt"
   FROM (SELECT ${at} AS at ${from} ORDER BY ${at} LIMIT ${upTo}) waiting`;
