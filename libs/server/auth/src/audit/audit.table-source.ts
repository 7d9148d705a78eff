import { Injectable } from '@nestjs/common';
import { auditTable } from '@lyceum/contracts/ops';
import {
  auditEntries,
  AuditTargets,
  ConsoleTable,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';
import { people } from '../people.sql';
import { maskedChange } from './masked-change';

/** Bounds what a search for 'a' looks up of people; their entries are found by an index. */
const peopleFound = 1_000;

/** Where the rows of the audit log come from. */
@Injectable()
@ConsoleTable()
export class AuditTableSource implements TableProvider {
  constructor(private readonly targets: AuditTargets) {}

  /** Asked for once all domains are there. */
  get source(): TableSource<typeof auditTable> {
    return {
      table: auditTable,
      from: `${auditEntries('e')} ${people.leftJoin('u', 'e.actor_id')}`,
      id: 'e.id',
      columns: {
        createdAt: 'e.created_at',
        actor: 'u.full_name',
        actorEmail: 'u.email',
        action: 'e.action',
        target: this.targets.nameOf('e'),
        targetType: 'e.target_type',
        targetId: 'e.target_id',
        before: 'e.before::text',
        after: 'e.after::text',
        address: 'e.address',
        requestId: 'e.request_id',
        actorId: 'e.actor_id',
      },
      notNull: ['createdAt'],
      masked: (row) => ({ ...maskedChange(row) }),
      searchText: (pattern) => `e.action ILIKE ${pattern} OR e.target_type ILIKE ${pattern}
      OR e.target_id ILIKE ${pattern}
      OR e.actor_id = ANY(ARRAY(SELECT id FROM users WHERE search_text LIKE ${pattern} LIMIT ${peopleFound}))
      OR (e.target_type = 'user' AND e.target_id = ANY(
        ARRAY(SELECT id::text FROM users WHERE search_text LIKE ${pattern} LIMIT ${peopleFound})))`,
    };
  }
}
