/** What one runner counted. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of what failed, for the closing lines. */
  readonly failures: readonly string[];
  /** Names of what passed only when tried again; it counts as passed, and is to be mended. */
  readonly unsteady?: readonly string[];
}

/** A runner's counts and how long it took, in milliseconds. */
export interface Outcome extends Counts {
  readonly name: string;
  readonly duration: number;
}

/** The counts of a check that is one thing: it passed or it failed. */
export function single(name: string, passed: boolean): Counts {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, failures: passed ? [] : [name] };
}

/** A runner that broke down without counting anything has failed once. */
export function orBroken(counts: Counts | undefined, name: string, exitCode: number): Counts {
  if (counts === undefined) return single(`${name} ended without a report`, false);
  if (exitCode === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`${name} ended with exit code ${String(exitCode)}`] };
}
