import { Injectable } from '@nestjs/common';
import { auditTable } from '@lyceum/contracts/ops';
import {
  auditEntries,
  AuditTargets,
  ConsoleTable,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';
import { people, peopleNamedOrWritten } from '../people.sql';
import { maskedChange } from './masked-change';

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
      refersTo: { people: peopleNamedOrWritten },
      searchText: (pattern, isFound) => `e.action ILIKE ${pattern} OR e.target_type ILIKE ${pattern}
      OR e.target_id ILIKE ${pattern} OR ${isFound('people', 'e.actor_id')}
      OR (e.target_type = 'user' AND ${isFound('people', 'e.target_id', 'text')})`,
    };
  }
}
