import { people } from '@lyceum/auth';
import { campaignsTable } from '@lyceum/contracts/campaigns';
import {
  type AuditTarget,
  ConsoleTable,
  NamesAuditTarget,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';

/** Where the rows of the console's mail campaigns come from. */
@Injectable()
@ConsoleTable()
@NamesAuditTarget('campaign')
export class CampaignsTableSource implements AuditTarget, TableProvider {
  readonly source: TableSource<typeof campaignsTable> = {
    table: campaignsTable,
    from: `campaigns c ${people.leftJoin('u', 'c.created_by')}`,
    id: 'c.id',
    columns: {
      name: 'c.name',
      state: 'c.state',
      subject: 'c.subject',
      audience: 'c.audience',
      total: 'c.total_cnt',
      sent: 'c.sent_cnt',
      unsubscribed: 'c.unsubscribed_cnt',
      failed: 'c.failed_cnt',
      dueAt: 'c.due_at',
      createdAt: 'c.created_at',
      createdBy: 'u.full_name',
      createdById: 'c.created_by',
    },
    notNull: ['createdAt'],
    searchText: `lower(c.name || ' ' || c.subject)`,
  };

  nameOf(id: string): string {
    return `(SELECT name FROM campaigns WHERE id = ${id})`;
  }
}
