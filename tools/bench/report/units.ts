import type { Line } from '../row.ts';
import { verdictOf } from './verdict.ts';

/** A line for a figure that should not be greater than its goal. */
export function figureLine(
  what: string,
  figure: number,
  goal: number,
  format: (value: number) => string,
): Line {
  return { what, ours: format(figure), goal: `≤ ${format(goal)}`, verdict: verdictOf(figure, goal) };
}

/** From ms, e.g. `1.3 s`. */
export const inSeconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

/** From bytes, e.g. `212 MB`. */
export const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** From bytes, e.g. `103 kB`. */
export const inKilobytes = (bytes: number): string => `${(bytes / 1e3).toFixed(0)} kB`;
