import { type ActivityFigures, type AnalyticsRange, dayAfter, daysBetween } from '@lyceum/contracts/logging';

/** Figures as the statements answer them. */
export interface CountedFigures {
  readonly users: number;
  readonly sessions: number;
  readonly actions: number;
  readonly seconds: number;
}

/** Figures of one key within a range: 1 is what was asked for, 2 the days before. */
export interface RangeRow extends CountedFigures {
  readonly range: number;
  readonly key: string;
}

/** As many days right before. */
export function previousRange({ from, to }: AnalyticsRange): AnalyticsRange {
  return { from: dayAfter(from, -daysBetween(from, to)), to: dayAfter(from, -1) };
}

/** Every day of a range. */
export function daysOf({ from, to }: AnalyticsRange): string[] {
  return Array.from({ length: daysBetween(from, to) }, (_, index) => dayAfter(from, index));
}

export function figuresOf(counted: CountedFigures | undefined): ActivityFigures {
  const { users, sessions, actions, seconds } = counted ?? { users: 0, sessions: 0, actions: 0, seconds: 0 };
  return { users, sessions, actions, minutes: Math.round(seconds / 60) };
}

/** Each key with its figures now and before, most used first. */
export function breakdownOf(
  rows: readonly RangeRow[],
): ({ key: string; previous: ActivityFigures } & ActivityFigures)[] {
  return [...Map.groupBy(rows, ({ key }) => key)]
    .map(([key, ofKey]) => ({
      key,
      ...figuresOf(ofKey.find(({ range }) => range === 1)),
      previous: figuresOf(ofKey.find(({ range }) => range === 2)),
    }))
    .sort((a, b) => b.actions - a.actions || a.key.localeCompare(b.key));
}
