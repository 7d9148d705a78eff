import type { CertificateResult, CertificateRow, CertificatesAnswer } from '@lyceum/contracts/live-course';
import { formatNumber } from '../../../layout/formats';
import classes from '../live-courses.module.css';

interface CertificateResultsProps {
  readonly answer: CertificatesAnswer;
  readonly label: string;
}

/** In the order in which it matters. */
const kinds: readonly {
  readonly result: CertificateResult;
  readonly title: string;
  readonly tone?: 'good' | 'bad';
}[] = [
  { result: 'ISSUED', title: 'Given a certificate', tone: 'good' },
  { result: 'NO_NAME', title: 'Have not confirmed the name on it yet', tone: 'bad' },
  {
    result: 'WITHDRAWN',
    title: 'Had one that was withdrawn: give them another one each by hand',
    tone: 'bad',
  },
  { result: 'NOT_COMPLETED', title: 'Have not completed the class' },
  { result: 'TOO_FEW_LESSONS', title: 'Were in too few lessons' },
  { result: 'TOO_FEW_POINTS', title: 'Have too few points' },
  { result: 'NOT_OVER', title: 'Are in a class that is not over' },
  { result: 'HAS_ONE', title: 'Have one already' },
];

/** How many are given one. */
export const issuedIn = ({ rows }: CertificatesAnswer): number =>
  rows.filter(({ result }) => result === 'ISSUED').length;

/** What becomes of each student, kind by kind. */
export function CertificateResults({ answer, label }: CertificateResultsProps) {
  return (
    <section aria-label={label} aria-live="polite" className={classes.results}>
      {kinds.map(({ result, title, tone }) => {
        const rows = answer.rows.filter((row) => row.result === result);
        if (rows.length === 0) return null;
        return (
          <details key={result} className={classes.kind} open={tone !== undefined}>
            <summary className={classes.kindTitle} data-tone={tone}>
              {title}: {formatNumber(rows.length)}
            </summary>
            <ul className={classes.items} aria-label={title}>
              {rows.map((row) => (
                <li key={row.studentId}>{lineText(row)}</li>
              ))}
            </ul>
          </details>
        );
      })}
      {answer.rows.length === 0 && <p className={classes.quiet}>The class has no students.</p>}
    </section>
  );
}

function lineText({ name, attendance, points }: CertificateRow): string {
  const facts = [
    attendance !== null && `${String(attendance)} % of lessons`,
    points !== null && `${String(points)} % of points`,
  ].filter((fact) => fact !== false);
  return facts.length === 0 ? name : `${name}: ${facts.join(', ')}`;
}
