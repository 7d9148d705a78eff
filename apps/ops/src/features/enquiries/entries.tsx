import type { EnquiryEntry } from '@lyceum/contracts/enquiries';
import { DetailSection } from '../../detail/detail-section';
import { PersonLink } from '../../layout/person-link';
import { TimeValue } from '../../tables/cell-value';
import classes from './entries.module.css';

/** What staff noted and answered, the first first. */
export function Entries({ entries }: { readonly entries: readonly EnquiryEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <DetailSection title="Notes and answers">
      <ol className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.entry} data-kind={entry.kind}>
            <p className={classes.head}>
              <PersonLink {...entry.author} /> {entry.kind === 'ANSWER' ? 'answered' : 'noted'}{' '}
              <TimeValue at={entry.createdAt} />
              {entry.kind === 'ANSWER' && (entry.sentAt === null ? ', on its way' : ', mailed')}
            </p>
            <p dir="auto" className={classes.text}>
              {entry.text}
            </p>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
