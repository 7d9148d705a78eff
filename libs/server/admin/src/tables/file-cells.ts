import type { CellValue, Money, TableColumn, TableDeclaration } from '@lyceum/contracts/ops';

/** What stands in one cell of a file; a time is a Date. */
export type FileCell = string | number | Date | null;

/** One column of a file. */
export interface FileColumn {
  readonly label: string;
  readonly cellOf: (row: Readonly<Record<string, CellValue>>) => FileCell;
}

/** The columns of a file for columns of a table: an amount takes two, itself and its currency. */
export function fileColumns(table: TableDeclaration, keys: readonly string[]): FileColumn[] {
  return keys.flatMap((key) => columnsOf(table.columns[key] as TableColumn, key));
}

function columnsOf(column: TableColumn, key: string): FileColumn[] {
  const { kind, label, choices = {} } = column;
  const words = (value: string): string => choices[value] ?? value;
  if (kind === 'money') {
    const read = (row: Readonly<Record<string, CellValue>>) => (row[key] ?? null) as Money | null;
    return [
      { label, cellOf: (row) => majorUnits(read(row)) },
      { label: `${label}, currency`, cellOf: (row) => read(row)?.currency ?? null },
    ];
  }
  return [
    {
      label: kind === 'time' ? `${label} (UTC)` : label,
      cellOf: (row) => {
        const value = row[key] ?? null;
        if (Array.isArray(value)) return value.map(words).join('; ');
        if (typeof value === 'boolean') return value ? 'Yes' : 'No';
        if (kind === 'time' && typeof value === 'string') return new Date(value);
        if (kind === 'choice' && typeof value === 'string') return words(value);
        return typeof value === 'string' || typeof value === 'number' ? value : null;
      },
    },
  ];
}

/** Minor units by currency: 2 for most, 0 for yen. */
const digits = new Map<string, number>();

function majorUnits(money: Money | null): number | null {
  if (money === null) return null;
  const { minor, currency } = money;
  let known = digits.get(currency);
  if (known === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency });
    known = format.resolvedOptions().maximumFractionDigits ?? 2;
    digits.set(currency, known);
  }
  return minor / 10 ** known;
}
