import { auditTable, type TableRow } from '@lyceum/contracts/ops';
import { trpc } from '../../app/trpc';
import { ActionLine, actionText } from '../../detail/action-line';
import { kindWords } from '../../detail/action-words';
import { ChangedValues } from '../../detail/changed-values';
import { PersonLink } from '../../layout/person-link';
import { TableScreen } from '../../tables/table-screen';
import type { TableCells } from '../../tables/table-list';
import classes from './audit-screen.module.css';

type AuditRow = TableRow<typeof auditTable>;

/** What was done in the console and to accounts, by whom and from where; nobody can change it (checklist line 238). */
export function AuditScreen() {
  return (
    <TableScreen
      table={auditTable}
      list={trpc.audit.list}
      labelOf={(row) => `${row.actor ?? 'The system'} ${actionText(row)}`}
      pathOf={(row) => `/audit/${row.id}`}
      cells={auditCells}
      description="Everything staff changed. Entries are never altered and never deleted."
      empty={{
        title: 'Nothing was changed yet',
        description: 'Every change staff make is written down here.',
      }}
    />
  );
}

const auditCells: TableCells<typeof auditTable> = {
  actor: ({ actor, actorId }) =>
    actor && actorId ? (
      <span className={classes.who}>
        <PersonLink id={actorId} name={actor} />
      </span>
    ) : (
      <span className={classes.quiet}>The system</span>
    ),
  action: (row) => (
    <span className={classes.line}>
      <ActionLine entry={row} />
    </span>
  ),
  targetType: (row) => kindWords(row.targetType ?? ''),
  targetId: (row: AuditRow) => <code className={classes.id}>{row.targetId}</code>,
  before: (row) => <ChangedValues json={row.before} />,
  after: (row) => <ChangedValues json={row.after} />,
  address: (row) => <span className={classes.quiet}>{row.address ?? '–'}</span>,
};
