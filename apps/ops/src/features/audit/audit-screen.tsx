import { auditTable, type TableRow } from '@lyceum/contracts/ops';
import { trpc } from '../../app/trpc';
import { actionWords, keyWords } from '../../detail/action-words';
import { ChangedValues } from '../../detail/changed-values';
import { PersonLink } from '../../detail/person-link';
import { RecordLink } from '../../detail/record-link';
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
      labelOf={(row) => row.action ?? ''}
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
    <span title={row.action ?? ''} className={classes.action}>
      {actionWords(row)}
    </span>
  ),
  target: (row) => (
    <span className={classes.target}>
      <RecordLink type={row.targetType ?? ''} id={row.targetId ?? ''}>
        {row.target ?? <code className={classes.id}>{shortId(row.targetId ?? '')}</code>}
      </RecordLink>{' '}
      <span className={classes.kind}>{keyWords(row.targetType ?? '')}</span>
    </span>
  ),
  targetType: (row) => keyWords(row.targetType ?? ''),
  targetId: (row: AuditRow) => <code className={classes.id}>{row.targetId}</code>,
  before: (row) => <ChangedValues json={row.before} />,
  after: (row) => <ChangedValues json={row.after} />,
  address: (row) => <span className={classes.quiet}>{row.address ?? '–'}</span>,
};

/** The end of a UUID, by which one tells it from others; what is none stays as it is. */
const shortId = (id: string): string => (/^[0-9a-f-]{36}$/.test(id) ? `…${id.slice(-8)}` : id);
