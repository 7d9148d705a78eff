import { z } from 'zod';
import { cursorPattern, pageLimits } from './page.limits';

/**
 * A place in a list, opaque to the caller: what `nextCursor` of the page before it said.
 * Lists are read with keyset order, so a cursor stays right while rows come and go.
 */
export const cursorSchema = z
  .string()
  .max(pageLimits.cursorLength)
  .regex(cursorPattern, 'This is not a place in the list.');

export const idSchema = z.guid('This is not an id.');
