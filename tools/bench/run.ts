import { measureCpu } from './cpu/measure.ts';
import type { Line } from './row.ts';
import type { NamedRow } from './rows.ts';
import type { World } from './world/world.ts';

export interface Measured {
  readonly lines: readonly Line[];
  /** A sentence for each row that could not be measured. */
  readonly failures: readonly string[];
}

/** Measures one row after the other. A row that fails does not keep the others from being measured. */
export async function measureRows(
  rows: readonly NamedRow[],
  world: World,
  say: (line: string) => void,
): Promise<Measured> {
  const end = performance.now() + world.options.seconds * 1_000;
  const lines: Line[] = [];
  const failures: string[] = [];
  for (const [index, named] of rows.entries()) {
    say(`Measuring ${named.name} …`);
    try {
      lines.push(...(await measure(named, world, shareOf(end, rows.length - index))));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const words = named.row.section === 'start' ? '' : world.lastWords();
      failures.push(`${named.name}: ${reason}${words && `\nThe server's last words:\n${words}`}`);
    }
  }
  return { lines, failures };
}

async function measure({ name, row }: NamedRow, world: World, until: number): Promise<readonly Line[]> {
  return row.section === 'cpu' ? measureCpu({ name, row, world, until }) : row.measure(world);
}

/** Until when the next of so many rows may go on, each having the same share of what time is left. */
function shareOf(end: number, rows: number): number {
  const now = performance.now();
  return now + Math.max(0, end - now) / rows;
}
