import type { Line } from '../row.ts';

const columns = [
  { key: 'what', title: '', align: 'left' },
  { key: 'ours', title: 'ours', align: 'right' },
  { key: 'reference', title: 'reference', align: 'right' },
  { key: 'ratio', title: 'ratio', align: 'right' },
  { key: 'database', title: 'database', align: 'right' },
  { key: 'goal', title: 'goal', align: 'right' },
  { key: 'verdict', title: 'verdict', align: 'left' },
] as const satisfies readonly { key: keyof Line; title: string; align: 'left' | 'right' }[];

/** Lays the lines out as a table for a terminal. */
export function renderTable(lines: readonly Line[]): string {
  const cells = [columns.map(({ title }) => title), ...lines.map(cellsOf)];
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const [head = '', ...body] = cells.map((row) => renderRow(row, widths));
  const rule = '─'.repeat(widths.reduce((sum, width) => sum + width + 2, -2));
  return [head, rule, ...body].map((line) => line.trimEnd()).join('\n');
}

const cellsOf = (line: Line): string[] => columns.map(({ key }) => line[key] ?? '');

function renderRow(row: readonly string[], widths: readonly number[]): string {
  return columns
    .map(({ align }, column) => {
      const [text, width] = [row[column] ?? '', widths[column] ?? 0];
      return align === 'left' ? text.padEnd(width) : text.padStart(width);
    })
    .join('  ');
}
