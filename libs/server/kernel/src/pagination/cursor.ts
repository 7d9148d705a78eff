import { commonErrors } from '@lyceum/contracts';
import { z } from 'zod';
import { DomainError } from '../errors/domain-error';

/** The last row a reader saw: its value in the sort column as text, and its id to break ties. */
const keysetSchema = z.tuple([z.string(), z.guid()]);

export type Keyset = z.infer<typeof keysetSchema>;

/** Packs the last row a reader saw into the opaque text callers hand back. */
export function encodeCursor(place: readonly (string | null)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** @throws DomainError COMMON_INVALID_INPUT when the text is not one of ours */
export function decodeCursor(cursor: string): Keyset {
  return readCursor(keysetSchema, cursor);
}

/** The same for lists whose places look otherwise. @throws DomainError COMMON_INVALID_INPUT */
export function readCursor<Place>(schema: z.ZodType<Place>, cursor: string): Place {
  const decoded = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (decoded.success) return decoded.data;
  const issues = [{ path: 'cursor', message: 'This is not a place in the list.' }];
  throw new DomainError(commonErrors.INVALID_INPUT, { issues });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Cuts one page out of `limit + 1` rows read and says where the next one starts.
 * @param keysetOf reads the keyset of a row in the order the list was read
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keysetOf: (row: Row) => Keyset,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { rows: page, nextCursor: hasMore ? encodeCursor(keysetOf(last)) : null };
}
