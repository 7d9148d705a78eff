import type { EntityManager } from 'typeorm';
import { ManagerStatements } from '../sql/manager-statements';
import { statement } from '../sql/statement';

/** What somebody did before the database was there: rows of the audit log for demo data. */
export interface PastDeed {
  readonly actorId: string;
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string;
  readonly before?: object;
  readonly after?: object;
  readonly at: Date;
}

const insertDeeds = statement(
  'kernel.audit-past',
  `INSERT INTO audit_entries (id, actor_id, action, target_type, target_id, before, after, created_at)
   SELECT uuidv7(at - now()), "actorId", action, "targetType", "targetId", before, after, at
   FROM jsonb_to_recordset($deeds::jsonb) AS deed (
     "actorId" uuid, action text, "targetType" text, "targetId" text, before jsonb, after jsonb, at timestamptz)
   ORDER BY at`,
);

/** Writes deeds of demo data into the audit log; what really happens is written by `transaction.audit`. */
export async function auditPast(manager: EntityManager, deeds: readonly PastDeed[]): Promise<void> {
  await new ManagerStatements(manager).count(insertDeeds, { deeds: JSON.stringify(deeds) });
}
