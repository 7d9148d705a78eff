import { seconds } from '../launcher/terminal.ts';
import type { Outcome } from './outcome.ts';

/** The closing lines: what failed or wavered, one row a runner, what did not run and why, and the sum. */
export function summarise(outcomes: readonly Outcome[], notRun: readonly string[]): string {
  const failures = outcomes.flatMap(({ name, failures: own }) =>
    own.map((failure) => `  ${name}: ${failure}`),
  );
  const unsteady = outcomes.flatMap(({ name, unsteady: own = [] }) =>
    own.map((test) => `  ${name}: ${test}`),
  );
  const rows = [['', 'passed', 'failed', 'skipped', 'time'], ...outcomes.map(row)];
  return [
    '',
    ...(failures.length > 0 ? ['Failed:', ...failures, ''] : []),
    ...(unsteady.length > 0 ? ['Passed only when tried again, to be mended:', ...unsteady, ''] : []),
    ...rows.map(format),
    '',
    ...notRun,
    `${String(sum(outcomes, 'passed'))} passed, ${String(sum(outcomes, 'failed'))} failed`,
    '',
  ].join('\n');
}

/** How many failed in all. */
export function countFailed(outcomes: readonly Outcome[]): number {
  return sum(outcomes, 'failed');
}

function sum(outcomes: readonly Outcome[], what: 'passed' | 'failed'): number {
  return outcomes.reduce((total, outcome) => total + outcome[what], 0);
}

function row({ name, passed, failed, skipped, duration }: Outcome): string[] {
  return [name, ...[passed, failed, skipped].map(String), seconds(duration)];
}

function format([name = '', ...cells]: readonly string[]): string {
  return name.padEnd(28) + cells.map((cell) => cell.padStart(9)).join('');
}
