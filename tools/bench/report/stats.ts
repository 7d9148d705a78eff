/** The middle value; the mean of the two middle ones of an even number. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  if (upper === undefined || lower === undefined) throw new Error('A median of nothing was asked for.');
  return (lower + upper) / 2;
}

/** The least value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil((share / 100) * sorted.length) - 1];
  if (value === undefined) throw new Error('A percentile of nothing was asked for.');
  return value;
}

export interface Ratio {
  /** Median against median. */
  readonly value: number;
  /** Lowest and highest ratio within one round. */
  readonly lowest: number;
  readonly highest: number;
}

/** Compares two series of the same interleaved rounds. */
export function pairedRatio(ours: readonly number[], reference: readonly number[]): Ratio {
  const pairs = ours.map((value, round) => value / (reference[round] ?? Number.NaN));
  return {
    value: median(ours) / median(reference),
    lowest: Math.min(...pairs),
    highest: Math.max(...pairs),
  };
}
