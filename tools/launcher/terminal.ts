/** What the launcher writes for a person to read. */

const COLUMN = 14;

export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** A line of a table: a short label and what belongs to it. */
export function sayPair(label: string, text: string): void {
  say(`  ${label.padEnd(COLUMN)}${text}`);
}

/** Runs one step and reports its result's description with the time it took. */
export async function step<Result extends { readonly description: string }>(
  label: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  const result = await work();
  sayPair(label, `${result.description} (${seconds(performance.now() - started)})`);
  return result;
}

/** Milliseconds as a person reads them, e.g. `0.4 s`. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
