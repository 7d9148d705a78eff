import { commonErrors } from '@lyceum/contracts';
import { z } from 'zod';
import { DomainError } from '../errors/domain-error';

/** The last row a reader saw: its value in the sort column as text, null where it has none, and its id. */
const placeSchema = z.tuple([z.string().nullable(), z.string().min(1)]);

export type TablePlace = z.infer<typeof placeSchema>;

/** Packs a place into the opaque text callers hand back. */
export function encodePlace(place: TablePlace): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** @throws DomainError COMMON_INVALID_INPUT when the text is not one of ours */
export function decodePlace(cursor: string): TablePlace {
  const decoded = placeSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
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
