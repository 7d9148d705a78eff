import type { EnrolmentAnswer, EnrolmentResult, EnrolmentRow } from '@lyceum/contracts/live-course';
import { formatNumber } from '../../layout/formats';
import classes from './live-courses.module.css';

interface EnrolmentResultsProps {
  readonly answer: EnrolmentAnswer;
  readonly label: string;
}

/** Lines of one kind that are shown; of the others only the number. */
const shown = 200;

type Tone = 'good' | 'bad' | 'waiting';

/** What becomes of a line, in the order in which it matters. */
const kinds: readonly { readonly result: EnrolmentResult; readonly title: string; readonly tone?: Tone }[] = [
  { result: 'ENROLLED', title: 'Enrolled', tone: 'good' },
  { result: 'WAITING', title: 'On the waiting list: no seat is free', tone: 'waiting' },
  { result: 'UNKNOWN', title: 'Nobody has an account of this email', tone: 'bad' },
  { result: 'NO_EMAIL', title: 'Not an email', tone: 'bad' },
  {
    result: 'NOT_NOW',
    title: 'Cannot be enrolled: not a student, not confirmed, suspended, or waiting for a guardian',
    tone: 'bad',
  },
  { result: 'OTHER_ROLE', title: 'In the class in another role' },
  { result: 'IN', title: 'In the class already' },
  { result: 'WAITS', title: 'Waiting already' },
  { result: 'DOUBLED', title: 'In the list twice, counted once' },
];

export const countOf = ({ rows }: EnrolmentAnswer, ...results: readonly EnrolmentResult[]): number =>
  rows.filter(({ result }) => results.includes(result)).length;

/** What an enrolment does in words: `28 enrolled, 2 waiting`. Empty where it does nothing. */
export function enrolmentText(answer: EnrolmentAnswer): string {
  const [enrolled, waiting] = [countOf(answer, 'ENROLLED'), countOf(answer, 'WAITING')];
  return [
    enrolled > 0 && `${formatNumber(enrolled)} enrolled`,
    waiting > 0 && `${formatNumber(waiting)} waiting`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** What becomes of each line, kind by kind. */
export function EnrolmentResults({ answer, label }: EnrolmentResultsProps) {
  return (
    <section aria-label={label} aria-live="polite" className={classes.results}>
      {kinds.map(({ result, title, tone }) => {
        const rows = answer.rows.filter((row) => row.result === result);
        if (rows.length === 0) return null;
        return (
          <details key={result} className={classes.kind} open={tone === 'bad'}>
            <summary className={classes.kindTitle} data-tone={tone}>
              {title}: {formatNumber(rows.length)}
            </summary>
            <ul className={classes.items} aria-label={title}>
              {rows.slice(0, shown).map((row, index) => (
                <li key={`${String(row.line)} ${String(index)}`}>{lineText(row)}</li>
              ))}
            </ul>
            {rows.length > shown && (
              <p className={classes.quiet}>and {formatNumber(rows.length - shown)} more</p>
            )}
          </details>
        );
      })}
      {enrolmentText(answer) === '' && <p className={classes.quiet}>Nobody new would come in.</p>}
    </section>
  );
}

function lineText({ line, text, name }: EnrolmentRow): string {
  const said = text === '' ? '(empty)' : text;
  return `Line ${String(line)}: ${name === null ? said : `${name}, ${said}`}`;
}
