import type { Permission } from '../permissions/permissions';
import type { PersonalField } from '../personal-data/personal-fields';
import type { SortDirection } from '../common/sort.enums';

/**
 * How the values of a column are compared, shown and written into files.
 * `text` string; `number` number; `money` minor units with their currency; `time` ISO 8601 in UTC; `flag` boolean;
 * `choice` one of the column's choices; `choices` any number of them.
 */
export type ColumnKind = 'text' | 'number' | 'money' | 'time' | 'flag' | 'choice' | 'choices';

/** One column of a console table: said once, for the server's statement, the screen and exported files. */
export interface TableColumn {
  readonly label: string;
  readonly kind: ColumnKind;
  /** The words for each value of a `choice` or `choices`. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Rows can be ordered by it; there is an index of it with the id behind it. */
  readonly isSortable?: true;
  readonly isFilterable?: true;
  /** Of a time: what it says mostly lies ahead, as ends do; spans offered to filter by it look forward. */
  readonly liesAhead?: true;
  /** Shown only to those who ask for the column. */
  readonly isExtra?: true;
  /** Told on the card that stands for a row on a phone, beneath the first column; without any, the next three are. */
  readonly isFact?: true;
  /** Of a name of somebody: the column with their id, by which it leads to their page and is filtered. */
  readonly personId?: string;
  /** What it tells of somebody: for those who may not read that, the table has no such column. */
  readonly personal?: PersonalField;
}

/** Whether a column says who somebody is: such a one is filtered by people, whatever they are called. */
export function namesPerson(column: TableColumn): column is TableColumn & { readonly personId: string } {
  return column.personId !== undefined;
}

/** A table of the ops console. Its rows all have an `id` besides the columns. */
export interface TableDeclaration {
  /** In addresses, saved views and names of exported files: 'promo-codes'. */
  readonly name: string;
  /** What it lists: 'Promo codes'. */
  readonly title: string;
  /** Right without which nobody reads or exports it. */
  readonly requires: Permission;
  /** What the search looks at: 'Code, note or owner'; null where there is no search. */
  readonly searchLabel: string | null;
  readonly columns: Readonly<Record<string, TableColumn>>;
  /** Of rows that belong to a record: the column with its id. Each question, page or file, is then within one of them. */
  readonly partOf?: string;
  readonly sort: TableSort;
  /** How a row shows in the palette, by keys of columns: what it is called, what tells it apart, and where words may stand. */
  readonly found?: {
    readonly label: string;
    readonly detail: readonly string[];
    readonly by: readonly string[];
  };
  /** What the search looks at and how rows are ordered for those who may not read every column; absent: no search. */
  readonly open?: { readonly searchLabel: string; readonly sort: TableSort };
}

interface TableSort {
  readonly by: string;
  readonly direction: SortDirection;
}

/** Declares a table; keeps the names and kinds of its columns as types. */
export function defineTable<
  const Columns extends Readonly<Record<string, TableColumn>>,
  const Declaration extends Omit<TableDeclaration, 'columns' | 'sort'>,
>(
  declaration: Declaration & {
    readonly columns: Columns;
    readonly sort: { readonly by: keyof Columns & string; readonly direction: SortDirection };
  },
) {
  return declaration;
}

/** An amount: integer minor units and an ISO 4217 code (checklist line 227). */
export interface Money {
  readonly minor: number;
  readonly currency: string;
}

interface ValueOfKind {
  text: string | null;
  number: number | null;
  money: Money | null;
  time: string | null;
  flag: boolean | null;
  choice: string | null;
  choices: string[];
}

/** What a cell can hold. */
export type CellValue = ValueOfKind[ColumnKind];

/** What a cell of this column can hold; a choice is one of the column's. */
type ValueOf<Column extends TableColumn> = Column extends { kind: 'choice'; choices: infer Choices }
  ? (keyof Choices & string) | null
  : Column extends { kind: 'choices'; choices: infer Choices }
    ? (keyof Choices & string)[]
    : ValueOfKind[Column['kind']];

/** Keys of the columns that are not told to everybody who reads the table. */
type PersonalKey<Table extends TableDeclaration> = {
  [Key in ColumnKey<Table>]: Table['columns'][Key] extends { personal: PersonalField } ? Key : never;
}[ColumnKey<Table>];

/** One row of a table as it goes over the wire. */
export type TableRow<Table extends TableDeclaration> = { id: string } & {
  -readonly [Key in Exclude<keyof Table['columns'], PersonalKey<Table>>]: ValueOf<Table['columns'][Key]>;
} & { -readonly [Key in PersonalKey<Table>]?: ValueOf<Table['columns'][Key]> | undefined };

/** Keys of a table's columns. */
export type ColumnKey<Table extends TableDeclaration> = keyof Table['columns'] & string;

/** Keys of the columns for which `is` holds, in the order of the table. */
export function columnKeysOf(table: TableDeclaration, is: (column: TableColumn) => boolean): string[] {
  return Object.entries(table.columns)
    .filter(([, column]) => is(column))
    .map(([key]) => key);
}
