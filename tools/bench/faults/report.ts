import type { Fate } from './ledger.ts';
import type { Settled } from './settled.ts';

const columns = ['kind', 'acknowledged', 'found', 'lost', 'doubled'] as const;

/** What became of the writes, a line a kind, and what was left over. */
export function renderFates(
  fates: readonly Fate[],
  { open, parked, wrongCounters, mailsMissing }: Settled,
  refusals: ReadonlyMap<string, number>,
): string {
  const rows = [columns, ...fates.map((fate) => columns.map((column) => String(fate[column])))];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  const refused = [...refusals].map(([code, times]) => `${code} (${String(times)})`).join(', ');
  return [
    ...table,
    '',
    `deliveries left open ${String(open)}, given up ${String(parked)}; counters that are wrong ${String(wrongCounters)};`,
    `mails that did not come ${String(mailsMissing)}; refused ${refused === '' ? '0' : refused}`,
  ].join('\n');
}
