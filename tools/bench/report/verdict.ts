/** Ratios below this cannot be told from 1 on a shared machine. */
export const noise = 1.3;

export type Verdict = 'met' | 'missed' | 'noise';

/** For a figure that is not a ratio. */
export function verdictOf(figure: number, goal: number): Verdict {
  return figure <= goal ? 'met' : 'missed';
}

/**
 * For a ratio. `noise`: the goal is missed, or there is none, by a difference too small to mean anything. Undefined:
 * there is no goal to compare a real difference with.
 */
export function verdictOfRatio(ratio: number, goal: number | undefined): Verdict | undefined {
  if (goal !== undefined && ratio <= goal) return 'met';
  if (ratio < noise && ratio > 1 / noise) return 'noise';
  return goal === undefined ? undefined : 'missed';
}
