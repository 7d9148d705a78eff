import { commonErrors } from '@lyceum/contracts/common';
import { z } from 'zod';
import { DomainError } from '../errors/domain-error';

/** The last row a reader saw: its value in the sort column as text, and its id to break ties. */
const keysetSchema = z.tuple([z.string(), z.guid()]);

/** Which of the orders of its list a place is one of. */
const markedSchema = z.object({ order: z.string() });

export type Keyset = z.infer<typeof keysetSchema>;

/**
 * Packs the last row a reader saw into the opaque text callers hand back.
 * @param order the one the list runs in, where a caller can choose: the place is none in another
 */
export function encodeCursor(place: readonly (string | null)[], order?: string): string {
  const parts = order === undefined ? place : [...place, { order }];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** @throws DomainError COMMON_INVALID_INPUT when the text is not one of ours, or of a list in another order */
export function decodeCursor(cursor: string, order?: string): Keyset {
  return readCursor(keysetSchema, cursor, order);
}

/** The same for lists whose places look otherwise. @throws DomainError COMMON_INVALID_INPUT */
export function readCursor<Place>(schema: z.ZodType<Place>, cursor: string, order?: string): Place {
  const parts = parseJson(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (order === undefined) return readPlace(schema, parts);
  const marked = markedSchema.safeParse(Array.isArray(parts) ? parts.at(-1) : null);
  if (!marked.success) throw noPlace('This is not a place in the list.');
  if (marked.data.order !== order)
    throw noPlace('This place is one of the list in another order. Start again from the beginning.');
  return readPlace(schema, (parts as unknown[]).slice(0, -1));
}

function readPlace<Place>(schema: z.ZodType<Place>, parts: unknown): Place {
  const decoded = schema.safeParse(parts);
  if (decoded.success) return decoded.data;
  throw noPlace('This is not a place in the list.');
}

function noPlace(message: string): DomainError {
  return new DomainError(commonErrors.INVALID_INPUT, { issues: [{ path: 'cursor', message }] });
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
