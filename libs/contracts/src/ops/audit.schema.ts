import { z } from 'zod';
import { pageLimits } from '../common/page.limits';
import { cursorSchema, idSchema } from '../common/page.schema';
import { auditTable } from './audit.table';
import { tableRowSchema } from './table.schema';

/** Input of the calls for what was done to one record. */
export const recordHistorySchema = z.object({
  id: idSchema,
  limit: z.int().min(1).max(pageLimits.maximumPageSize).default(pageLimits.consolePageSize),
  cursor: cursorSchema.nullish(),
});

/** One entry of the log, and what the records its change speaks of are called now, by their ids. */
export const auditEntrySchema = tableRowSchema(auditTable).and(
  z.object({ names: z.record(z.string(), z.string()) }),
);
export type AuditEntryView = z.infer<typeof auditEntrySchema>;

/** Input of the call for one entry of the log. */
export const auditEntryIdSchema = z.object({ id: idSchema });
