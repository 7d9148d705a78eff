import type { PersonRecord } from '@lyceum/contracts/ops';
import type { DataTableColumn } from '@lyceum/ui';
import { RecordLink } from '../../detail/record-link';
import { TimeValue } from '../../tables/cell-value';
import classes from './timeline.module.css';

/** When, of which kind, what, and where it stands. */
export const timelineColumns: DataTableColumn<PersonRecord>[] = [
  { key: 'at', title: 'When', render: ({ at }) => <TimeValue at={at} /> },
  { key: 'noun', title: 'Kind', hideBelow: 'sm' },
  { key: 'title', title: 'What', render: (record) => <What record={record} /> },
  { key: 'state', title: 'State' },
];

function What({ record: { kind, title, detail, path, target } }: { readonly record: PersonRecord }) {
  const isLinked = target !== null && kind !== 'notes';
  return (
    <div className={classes.what} data-kind={kind}>
      <div className={classes.title}>
        {isLinked ? <RecordLink {...target}>{title}</RecordLink> : <OnTheSite path={path} title={title} />}
      </div>
      {detail && <div className={classes.detail}>{detail}</div>}
    </div>
  );
}

function OnTheSite({ path, title }: Pick<PersonRecord, 'path' | 'title'>) {
  if (path === null) return title;
  return (
    <a href={path} target="_blank" rel="noopener">
      {title}
    </a>
  );
}
