import type { ColumnKey, TableDeclaration } from '@lyceum/contracts/ops';
import type { Actor } from '../actor/actor';
import { defineMark } from '../marks/mark';

/** Adds a value to a statement and answers its place there: `$3`. */
export type Bind = (value: unknown) => string;

/** An amount of money as SQL: integer minor units, and the ISO 4217 code. */
export interface MoneySql {
  readonly minor: string;
  readonly currency: string;
}

/** The condition that an id, or a text that may be one, is among those that `refersTo` finds under a name. */
export type IsFound = (name: string, id: string, type?: 'uuid' | 'text') => string;

/**
 * An expression in lower case to look into, or the condition under which a row is found, given the place of the LIKE
 * pattern in lower case, `$3`, and what finds rows by those they refer to.
 */
export type SearchSql = string | ((pattern: string, isFound: IsFound) => string);

type ColumnSql<Table extends TableDeclaration> = {
  readonly [Key in ColumnKey<Table>]: Table['columns'][Key]['kind'] extends 'money' ? MoneySql : string;
};

/**
 * Where the rows of a console table come from. Everything here is pasted into statements: constants of the code only,
 * values of callers go through `bind`.
 */
export interface TableSource<Table extends TableDeclaration = TableDeclaration> {
  readonly table: Table;
  /** What stands behind FROM, joins and all; each row of it is one row of the table. */
  readonly from: string;
  /** Expression of the row's id, unique: it breaks ties of the order. */
  readonly id: string;
  /** Expression of each column: text, number, timestamptz, boolean, text[] by the column's kind. */
  readonly columns: ColumnSql<Table>;
  /** Sortable columns that are never null: one statement a page instead of one for the values and one for the rest. */
  readonly notNull?: readonly ColumnKey<Table>[];
  /**
   * Queries of the ids, by a LIKE pattern, of the records of other tables that rows are searched by, such as people by
   * their names. They are asked first: PostgreSQL then knows how few are found when it plans the search, and reads the
   * rows by their indexes. With a join, or with the query itself, it walks through all rows, as it does where very many
   * are found: a search leaves none out.
   */
  readonly refersTo?: Readonly<Record<string, (pattern: string) => string>>;
  /** What the search looks into. */
  readonly searchText?: SearchSql;
  /** The same for those who may not read every column; absent: they find nothing by searching. */
  readonly openSearchText?: SearchSql;
  /** A row as it may be told, to whomever and by whichever call: list, record, history or file. */
  masked?(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** Condition of the rows this caller may see; undefined: all. */
  scope?(actor: Actor, bind: Bind): string | undefined;
}

/** A provider with the source of a console table, found by its decorator. */
export interface TableProvider {
  readonly source: TableSource;
}

/** Marks a provider whose `source` is a table of the ops console. */
export const ConsoleTable = defineMark<TableProvider>();
