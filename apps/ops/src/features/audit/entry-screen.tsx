import type { AuditEntryView as Entry } from '@lyceum/contracts/ops';
import { trpc } from '../../app/trpc';
import { ActionLine, actionText } from '../../detail/action-line';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import { DetailSection } from '../../detail/detail-section';
import { PersonLink } from '../../layout/person-link';
import { TimeValue } from '../../tables/cell-value';
import classes from './audit-screen.module.css';
import { type Difference, differencesOf, isLong, linesOf } from './differences';
import { auditSection } from './section';

/** One entry of the audit log: who did what to what, and what became another value. */
export function EntryScreen({ id }: { readonly id: string }) {
  return (
    <DetailScreen<Entry> section={auditSection} query={trpc.audit.get.useQuery({ id })}>
      {(entry) => (
        <DetailPage
          section={auditSection}
          title={`${entry.actor ?? 'The system'} ${actionText(entry)}`}
          facts={factsOf(entry)}
        >
          <Changes entry={entry} />
        </DetailPage>
      )}
    </DetailScreen>
  );
}

const factsOf = (entry: Entry) => [
  {
    label: 'Who',
    value: entry.actor && entry.actorId ? <PersonLink id={entry.actorId} name={entry.actor} /> : 'The system',
  },
  { label: 'What', value: <ActionLine entry={entry} /> },
  ...(entry.createdAt ? [{ label: 'When', value: <TimeValue at={entry.createdAt} /> }] : []),
  ...(entry.address === undefined ? [] : [{ label: 'From', value: entry.address ?? 'No address' }]),
  { label: 'Action', value: <code>{entry.action}</code> },
  { label: 'Id of target', value: <code>{entry.targetId}</code> },
  { label: 'Request', value: entry.requestId ? <code>{entry.requestId}</code> : 'None' },
];

function Changes({ entry }: { readonly entry: Entry }) {
  const differences = differencesOf(entry.before, entry.after, entry.names);
  return (
    <DetailSection title="What changed">
      {differences.length === 0 ? (
        <p className={classes.quiet}>The entry says nothing further.</p>
      ) : (
        <table className={classes.change}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((one) => (
              <DifferenceRow key={one.field} one={one} />
            ))}
          </tbody>
        </table>
      )}
    </DetailSection>
  );
}

function DifferenceRow({ one }: { readonly one: Difference }) {
  const { field, before, after, isChanged } = one;
  if (isChanged && isLong(one))
    return (
      <tr>
        <th scope="row">{field}</th>
        <td colSpan={2}>
          <Lines before={before ?? ''} after={after ?? ''} />
        </td>
      </tr>
    );
  return (
    <tr className={isChanged ? undefined : classes.quiet}>
      <th scope="row">{field}</th>
      <td data-label="Before:">{before ?? '–'}</td>
      <td data-label="After:">{isChanged ? (after ?? '–') : 'The same'}</td>
    </tr>
  );
}

const lineTags = { same: 'span', gone: 'del', new: 'ins' } as const;
const lineSigns = { same: '  ', gone: '− ', new: '+ ' } as const;

function Lines({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <div className={classes.lines}>
      {linesOf(before, after).map(({ change, text }, index) => {
        const Tag = lineTags[change];
        return (
          <Tag key={index}>
            {lineSigns[change]}
            {text}
          </Tag>
        );
      })}
    </div>
  );
}
