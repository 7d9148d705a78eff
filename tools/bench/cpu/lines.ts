import { median, pairedRatio, type Ratio } from '../report/stats.ts';
import { verdictOf, verdictOfRatio } from '../report/verdict.ts';
import type { CpuCase, Line } from '../row.ts';
import type { Series } from './contest.ts';

/** A case with what was measured of both sides. */
export interface MeasuredCase {
  readonly measured: CpuCase;
  readonly ours: Series;
  readonly reference: Series;
}

/** The lines of one row: a line a case, and one for each of its further goals. */
export function linesOf(cases: readonly MeasuredCase[]): Line[] {
  return cases.flatMap((one) => [
    caseLine(one),
    ...togetherLine(one),
    ...timesCaseLine(one, cases),
    ...millisecondsLine(one),
  ]);
}

function caseLine({ measured, ours, reference }: MeasuredCase): Line {
  const ratio = pairedRatio(ours.server, reference.server);
  return {
    what: measured.title,
    ours: seconds(ours.server),
    reference: seconds(reference.server),
    database: `${seconds(ours.database)} / ${seconds(reference.database)}`,
    ...ratioCells(ratio, measured.goals?.timesReference),
  };
}

function togetherLine({ measured, ours, reference }: MeasuredCase): Line[] {
  const goal = measured.goals?.timesTogether;
  if (goal === undefined) return [];
  const [ourSum, bareSum] = [together(ours), together(reference)];
  return [
    {
      what: ours.worker.length > 0 ? workerTogether(ours) : '  … server and database together',
      ours: seconds(ourSum),
      reference: seconds(bareSum),
      ...ratioCells(pairedRatio(ourSum, bareSum), goal),
    },
  ];
}

const workerTogether = ({ worker }: Series): string =>
  `  … with its jobs (${seconds(worker)}) and the database`;

/** CPU of all, round by round. */
const together = ({ server, worker, database }: Series): number[] =>
  server.map((spent, round) => spent + (worker[round] ?? 0) + (database[round] ?? 0));

function timesCaseLine({ measured, ours }: MeasuredCase, cases: readonly MeasuredCase[]): Line[] {
  const goal = measured.goals?.timesCase;
  if (goal === undefined) return [];
  const base = cases.find((other) => other.measured.title === goal.title);
  if (base === undefined) throw new Error(`${measured.title} is compared with a case that does not exist.`);
  const ratio = pairedRatio(ours.server, base.ours.server);
  return [
    {
      what: `  … against ${goal.title}`,
      ours: seconds(ours.server),
      reference: seconds(base.ours.server),
      database: `${seconds(ours.database)} / ${seconds(base.ours.database)}`,
      ...ratioCells(ratio, goal.times),
    },
  ];
}

function millisecondsLine({ measured, ours }: MeasuredCase): Line[] {
  const goal = measured.goals?.milliseconds;
  if (goal === undefined) return [];
  // Seconds for a thousand requests are milliseconds for one.
  const figure = median(ours.server);
  return [
    {
      what: '  … server CPU for one',
      ours: `${figure.toFixed(2)} ms`,
      goal: `≤ ${String(goal)} ms`,
      verdict: verdictOf(figure, goal),
    },
  ];
}

function ratioCells(ratio: Ratio, goal: number | undefined): Pick<Line, 'ratio' | 'goal' | 'verdict'> {
  const { value, lowest, highest } = ratio;
  const verdict = verdictOfRatio(value, goal);
  return {
    ratio: `${value.toFixed(2)} (${lowest.toFixed(2)}–${highest.toFixed(2)})`,
    ...(goal !== undefined && { goal: `≤ ${String(goal)} ×` }),
    ...(verdict !== undefined && { verdict }),
  };
}

const seconds = (series: readonly number[]): string => median(series).toFixed(3);
