import { Injectable } from '@nestjs/common';
import { auditTable, type TablePage, type TableQuery } from '@lyceum/contracts/ops';
import type { Permission } from '@lyceum/contracts/permissions';
import { type Actor, TableReader } from '@lyceum/kernel';

/** A record the audit log tells about: `{ targetType: 'user', targetId }`. */
interface AuditTarget {
  readonly targetType: string;
  readonly targetId: string;
}

/** What was done to one record, for its page in the console. */
@Injectable()
export class AuditHistory {
  constructor(private readonly tables: TableReader) {}

  /**
   * A page of the audit log's entries about one record, newest first.
   * @param requires the right by which one sees the record
   * @throws DomainError COMMON_FORBIDDEN, COMMON_INVALID_INPUT for a cursor that is not ours
   */
  of(
    actor: Actor,
    requires: Permission,
    { targetType, targetId }: AuditTarget,
    { limit, cursor }: Pick<TableQuery, 'limit' | 'cursor'>,
  ): Promise<TablePage<typeof auditTable>> {
    const query: TableQuery = {
      search: '',
      filters: {},
      sortBy: 'createdAt',
      direction: 'desc',
      limit,
      cursor,
    };
    return this.tables.pageOf(actor, auditTable, query, {
      requires,
      condition: (bind) => `e.target_type = ${bind(targetType)} AND e.target_id = ${bind(targetId)}`,
    });
  }
}
