import { Injectable } from '@nestjs/common';
import { auditTable } from '@lyceum/contracts/ops';
import { ConsoleTable, type TableProvider, type TableSource } from '@lyceum/kernel';

/** Bounds what a search for 'a' looks up of people; their entries are found by an index. */
const peopleFound = 1_000;

/** Ids in the log are text, and not all of them are UUIDs: CASE keeps the others from being read as one. */
const ofTarget = (type: string, table: string, name: string): string =>
  `WHEN e.target_type = '${type}' AND e.target_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    THEN (SELECT ${name} FROM ${table} t WHERE t.id = e.target_id::uuid)`;

/** The present name of what was changed, looked up by its key for each row shown. */
const targetName = `CASE
  ${ofTarget('user', 'users', 't.full_name')}
  ${ofTarget('promoCode', 'promo_codes', 't.code::text')}
  ${ofTarget('feature', 'features', 't.name')} END`;

/** Where the rows of the audit log come from. */
@Injectable()
@ConsoleTable()
export class AuditTableSource implements TableProvider {
  readonly source: TableSource<typeof auditTable> = {
    table: auditTable,
    from: 'audit_entries e LEFT JOIN users u ON u.id = e.actor_id',
    id: 'e.id',
    columns: {
      createdAt: 'e.created_at',
      actor: 'u.full_name',
      actorEmail: 'u.email',
      action: 'e.action',
      target: targetName,
      targetType: 'e.target_type',
      targetId: 'e.target_id',
      before: 'e.before::text',
      after: 'e.after::text',
      address: 'e.address',
      requestId: 'e.request_id',
      actorId: 'e.actor_id',
    },
    notNull: ['createdAt'],
    searchText: (pattern) => `e.action ILIKE ${pattern} OR e.target_type ILIKE ${pattern}
      OR e.target_id ILIKE ${pattern}
      OR e.actor_id = ANY(ARRAY(SELECT id FROM users WHERE search_text LIKE ${pattern} LIMIT ${peopleFound}))
      OR (e.target_type = 'user' AND e.target_id = ANY(
        ARRAY(SELECT id::text FROM users WHERE search_text LIKE ${pattern} LIMIT ${peopleFound})))`,
  };
}
