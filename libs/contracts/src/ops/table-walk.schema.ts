import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { tableLimits } from './table.limits';
import { rowCountSchema, tablePageInputSchema } from './table.schema';
import type { TableDeclaration } from './table';

/** Asks where a row stands among those a question finds, and which are around it. */
export function tableWalkSchema(table: TableDeclaration) {
  return tablePageInputSchema(table)
    .omit({ limit: true, cursor: true })
    .extend({
      id: idSchema,
      /** Rows left for the end, in the order in which they come again. */
      skipped: z.array(idSchema).max(tableLimits.bulkRows).default([]),
    });
}

export type TableWalkInput = z.input<ReturnType<typeof tableWalkSchema>>;

/** Where somebody is who goes through the rows of a question one by one. */
export const rowPlaceSchema = z.object({
  /** Counted from 1; null for a row the question does not find, and far down a long list. */
  place: z.int().min(1).nullable(),
  total: rowCountSchema,
  /** The row before it in the order. */
  previous: idSchema.nullable(),
  /** The one to look at after it: the next in the order, then what comes again. */
  next: idSchema.nullable(),
});

export type RowPlace = z.output<typeof rowPlaceSchema>;
