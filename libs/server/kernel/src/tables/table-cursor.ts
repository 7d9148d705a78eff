import { z } from 'zod';
import { readCursor } from '../pagination/cursor';

/** The last row a reader saw: its value in the sort column as text, null where it has none, and its id. */
const placeSchema = z.tuple([z.string().nullable(), z.string().min(1)]);

export type TablePlace = z.infer<typeof placeSchema>;

/** @throws DomainError COMMON_INVALID_INPUT when the text is not one of ours, or of the table in another order */
export const decodePlace = (cursor: string, order: string): TablePlace =>
  readCursor(placeSchema, cursor, order);
