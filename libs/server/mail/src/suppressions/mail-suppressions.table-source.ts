import { mailSuppressionsTable } from '@lyceum/contracts/campaigns';
import {
  type AuditTarget,
  ConsoleTable,
  NamesAuditTarget,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';

/** Where the rows of the console's list of suppressed addresses come from. */
@Injectable()
@ConsoleTable()
@NamesAuditTarget('mailSuppression')
export class MailSuppressionsTableSource implements AuditTarget, TableProvider {
  readonly source: TableSource<typeof mailSuppressionsTable> = {
    table: mailSuppressionsTable,
    from: 'mail_suppressions s',
    id: 's.id',
    columns: {
      email: 's.email::text',
      reason: 's.reason',
      state: `CASE WHEN s.lifted_at IS NULL THEN 'ACTIVE' ELSE 'LIFTED' END`,
      detail: 's.detail',
      reportedAt: 's.reported_at',
      liftedAt: 's.lifted_at',
    },
    notNull: ['reportedAt'],
    searchText: 'lower(s.email::text)',
  };

  /** Why it was listed: whose address it is, the log never tells. */
  nameOf(id: string): string {
    return `(SELECT lower(reason) FROM mail_suppressions WHERE id = ${id})`;
  }
}
