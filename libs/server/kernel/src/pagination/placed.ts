import { decodeCursor, encodeCursor } from './cursor';

/** A row of a list together with its place there, as the cursor carries it. */
export type Placed<Row> = Row & { sortValue: string; sortId: string };

/** SQL of a row's place in a list; times are told to the microsecond. */
export const place = (sortValue: string, sortId: string): string =>
  `${sortValue}::text AS "sortValue", ${sortId} AS "sortId"`;

/** Where a page starts, as two values of a statement; both null for the first one. */
export function keysetOf(cursor: string | null | undefined): [string | null, string | null] {
  return cursor ? decodeCursor(cursor) : [null, null];
}

/** The row with its cursor, after which the next page starts. */
export function withCursor<Row extends object>({
  sortValue,
  sortId,
  ...row
}: Placed<Row>): Omit<Placed<Row>, 'sortValue' | 'sortId'> & { cursor: string } {
  return { ...row, cursor: encodeCursor([sortValue, sortId]) };
}
