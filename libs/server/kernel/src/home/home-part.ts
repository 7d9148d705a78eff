import { type Home, tableLimits } from '@lyceum/contracts/ops';
import type { Permission } from '@lyceum/contracts/permissions';
import type { Actor } from '../actor/actor';
import { defineMark } from '../marks/mark';

/** What a domain brings to the console's first page. Implemented by a provider marked `@StandsOnHome()`. */
export interface HomePart {
  /** The right by which it is seen. */
  readonly requires: Permission;
  /** Where it stands: lower ones come first. */
  readonly place: number;
  read(actor: Actor): Promise<Partial<Home>>;
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

/** SELECT of how many rows wait and since when the first does; the count stops at `tableLimits.exactRows + 1`. @param from FROM and WHERE */
export const waitingSince = (from: string, at: string): string =>
  `SELECT count(*)::int AS waiting, min(at) AS "oldestAt"
   FROM (SELECT ${at} AS at ${from} ORDER BY ${at} LIMIT ${upTo}) waiting`;
