import { formatNumber } from './formats';
import classes from './result-groups.module.css';

/** What became, or would become, of a part of a list. */
export interface ResultGroup {
  readonly title: string;
  /** A line for each of them, or for the first of them. */
  readonly lines: readonly string[];
  /** How many there are; where absent, as many as lines. */
  readonly count?: number;
  /** One that has a tone is open from the start. */
  readonly tone?: ResultTone;
}

export type ResultTone = 'good' | 'bad' | 'waiting';

/** A kind of outcome, as a table says it. */
export interface ResultKind<Result> {
  readonly result: Result;
  readonly title: string;
  readonly tone?: ResultTone;
}

interface ResultGroupsProps {
  readonly label: string;
  /** Empty ones are left out. */
  readonly groups: readonly ResultGroup[];
  readonly notes?: readonly string[];
}

/** Lines of one group that are shown; of the others only the number. */
const shown = 100;

/** What becomes of each line of a list, group by group in the order in which they matter. */
export function ResultGroups({ label, groups, notes = [] }: ResultGroupsProps) {
  return (
    <section aria-label={label} aria-live="polite" className={classes.root}>
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      {notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
    </section>
  );
}

/** The rows of a list under the kinds their results are of. */
export function groupsOf<Row, Result>(
  kinds: readonly ResultKind<Result>[],
  rows: readonly Row[],
  resultOf: (row: Row) => Result,
  lineOf: (row: Row) => string,
): ResultGroup[] {
  return kinds.map(({ result, ...kind }) => ({
    ...kind,
    lines: rows.filter((row) => resultOf(row) === result).map(lineOf),
  }));
}

function Group({ title, lines, count = lines.length, tone }: ResultGroup) {
  if (count === 0) return null;
  return (
    <details className={classes.group} open={tone !== undefined}>
      <summary className={classes.title} data-tone={tone}>
        {title}: {formatNumber(count)}
      </summary>
      <ul className={classes.items} aria-label={title}>
        {lines.slice(0, shown).map((line, index) => (
          <li key={`${String(index)} ${line}`}>{line}</li>
        ))}
      </ul>
      {count > shown && <p className={classes.note}>and {formatNumber(count - shown)} more</p>}
    </details>
  );
}
