import { loggingLimits } from './logging.limits';

const dayMilliseconds = 86_400_000;

/** Days of a range, first and last counted in. Days are UTC. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds) + 1;
}

/** The day so many days after another one; both `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** The first day anybody may ask about; before it there is nothing. */
const earliestDay = '2000-01-01';

/** Why nobody answers about this range of days, in words; null for one that is in order. */
export function rangeProblem({ from, to }: { from: string; to: string }): string | null {
  const days = daysBetween(from, to);
  if (days < 1) return 'The beginning comes after the end.';
  if (from < earliestDay) return 'There is nothing from before the year 2000.';
  if (days > loggingLimits.reportDays) return 'Choose a first and a last day, at most a year apart.';
  return null;
}
