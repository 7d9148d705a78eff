import type { ReportOutcome, SavedReports } from '@lyceum/contracts/live-course';
import { formatNumber } from '../../../layout/formats';
import classes from '../live-courses.module.css';

const kinds: readonly {
  readonly outcome: ReportOutcome;
  readonly title: string;
  readonly tone: 'good' | 'bad';
}[] = [
  { outcome: 'SAVED', title: 'Sent', tone: 'good' },
  { outcome: 'REPLACED', title: 'Sent in the place of another one', tone: 'good' },
  { outcome: 'DOUBLED', title: 'Not sent: there was another one of the same student', tone: 'bad' },
  { outcome: 'NO_STUDENT', title: 'Not sent: the student is not in the class any more', tone: 'bad' },
];

/** What became of each file. */
export function ReportResults({ saved: { rows } }: { readonly saved: SavedReports }) {
  return (
    <section aria-label="What became of the files" aria-live="polite" className={classes.results}>
      {kinds.map(({ outcome, title, tone }) => {
        const those = rows.filter((row) => row.outcome === outcome);
        if (those.length === 0) return null;
        return (
          <details key={outcome} className={classes.kind} open>
            <summary className={classes.kindTitle} data-tone={tone}>
              {title}: {formatNumber(those.length)}
            </summary>
            <ul className={classes.items} aria-label={title}>
              {those.map(({ file, name }) => (
                <li key={file}>{name === null ? file : `${name}: ${file}`}</li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}
