import { namesPerson, type TableColumn, type TableDeclaration, type TableQuery } from '@lyceum/contracts/ops';
import type { Actor } from '../actor/actor';
import { type FoundReferences, isFoundBy, type SearchBounds, searchedBy } from './found-references';
import type { TablePlace } from './table-cursor';
import { containing, filterConditions, isOneOf } from './table-filters';
import type { Bind, MoneySql, TableSource } from './table-source';

/** What is asked of a table, whatever becomes of the rows. */
export type TableQuestion = Pick<TableQuery, 'within' | 'search' | 'filters' | 'sortBy' | 'direction'> & {
  /** The table as who asks may read it. */
  readonly readable: TableDeclaration;
  /** What the search finds in other tables (`withReferences`). */
  readonly references: FoundReferences;
  /** A further condition that is no filter of the caller's: the rows about one record. */
  readonly narrowedTo?: (bind: Bind) => string;
  /** Of a search of several tables. Without, a statement takes as long as it does. */
  readonly bounds?: SearchBounds;
};

/** Which rows a statement reads: those with a value in the sort column, those without, or `all` where all have one. */
export type SortPart = 'valued' | 'nulls' | 'all';

export interface TableSlice {
  readonly part: SortPart;
  /** Read on after this row; null begins. */
  readonly after: TablePlace | null;
  readonly limit: number;
  /** Keys of the columns to read. */
  readonly columns: readonly string[];
}

/** A statement with its values. */
export interface TableStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Names a row as read has besides its columns; no column can be called so. */
export const sortValueName = '#sort';
export const currencyName = (key: string): string => `${key}#currency`;

const isMoney = (sql: string | MoneySql): sql is MoneySql => typeof sql !== 'string';

/** The one expression a column is compared by. */
export function comparedBy(source: TableSource, key: string): string {
  const sql: string | MoneySql = source.columns[key] ?? 'NULL';
  return isMoney(sql) ? sql.minor : sql;
}

function selected(source: TableSource, keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const sql: string | MoneySql = source.columns[key] ?? 'NULL';
    if (!isMoney(sql)) return [`${sql} AS "${key}"`];
    return [`${sql.minor} AS "${key}"`, `${sql.currency} AS "${currencyName(key)}"`];
  });
}

function searchConditions(
  source: TableSource,
  { readable, search, references }: TableQuestion,
  bind: Bind,
): string[] {
  if (source.table.searchLabel === null) return [];
  const text = searchedBy(source, readable);
  if (text === undefined) return ['FALSE'];
  const pattern = bind(containing(search.toLowerCase()));
  if (typeof text === 'string') return [`${text} LIKE ${pattern}`];
  const condition = text(pattern, isFoundBy(source, references, pattern, bind));
  // What is found by others alone names the pattern nowhere, and PostgreSQL takes no parameter that it cannot tell the type of.
  const isNamed = new RegExp(`\\${pattern}(?!\\d)`).test(condition);
  return [isNamed ? condition : `(${pattern}::text IS NOT NULL AND (${condition}))`];
}

/** Conditions that hold for a question whichever page of it is read. */
function questionConditions(
  source: TableSource,
  actor: Actor,
  question: TableQuestion,
  bind: Bind,
): string[] {
  const { within, search, filters, narrowedTo, readable } = question;
  const conditions = [source.scope?.(actor, bind), narrowedTo?.(bind)].filter((part) => part !== undefined);
  const { partOf } = source.table;
  // Without an id of a record none of the rows are found: nobody reads them all by leaving it out.
  if (partOf !== undefined)
    conditions.push(`(${comparedBy(source, partOf)}) = ${bind(within ?? null)}::uuid`);
  if (search) conditions.push(...searchConditions(source, question, bind));
  for (const [key, value] of Object.entries(filters)) {
    if (value === undefined) continue;
    const column = readable.columns[key] as TableColumn;
    if (namesPerson(column)) conditions.push(isOneOf(comparedBy(source, column.personId), value, bind));
    else conditions.push(...filterConditions(column.kind, comparedBy(source, key), value, bind));
  }
  return conditions.map((condition) => `(${condition})`);
}

/** Rows after a place, in one direction. PostgreSQL reads the values as what they are compared with. */
function placeConditions(
  source: TableSource,
  question: TableQuestion,
  slice: TableSlice,
  bind: Bind,
): string[] {
  const { part, after } = slice;
  const sort = comparedBy(source, question.sortBy);
  const comparison = question.direction === 'asc' ? '>' : '<';
  if (part === 'nulls')
    return [`(${sort}) IS NULL`, ...(after ? [`(${source.id}) ${comparison} ${bind(after[1])}`] : [])];
  return [
    ...(part === 'valued' ? [`(${sort}) IS NOT NULL`] : []),
    ...(after ? [`((${sort}), (${source.id})) ${comparison} (${bind(after[0])}, ${bind(after[1])})`] : []),
  ];
}

/** Builds the statement for one slice of a table. The slice's size stands in the text: see decision 40. */
export function tableStatement(
  source: TableSource,
  actor: Actor,
  question: TableQuestion,
  slice: TableSlice,
): TableStatement {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const order = question.direction === 'asc' ? 'ASC' : 'DESC';
  const sort = comparedBy(source, question.sortBy);
  const conditions = [
    ...questionConditions(source, actor, question, bind),
    ...placeConditions(source, question, slice, bind),
  ];
  const place = [`${source.id} AS "id"`, `(${sort})::text AS "${sortValueName}"`];
  const text = `
    SELECT ${[...place, ...selected(source, slice.columns)].join(', ')}
    FROM ${source.from}
    WHERE ${conditions.length > 0 ? conditions.join(' AND ') : 'TRUE'}
    ORDER BY ${slice.part === 'nulls' ? '' : `${sort} ${order},`} ${source.id} ${order}
    LIMIT ${slice.limit}`;
  return { text, values };
}

/** The rows of a question, of which nothing is read. */
function rowsOf(source: TableSource, actor: Actor, question: TableQuestion): TableStatement {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const conditions = questionConditions(source, actor, question, bind);
  const where = conditions.length > 0 ? conditions.join(' AND ') : 'TRUE';
  return { text: `SELECT FROM ${source.from} WHERE ${where}`, values };
}

/** Asks whether a question finds more than so many rows; for once in a while, not for pages. */
export function lengthStatement(
  source: TableSource,
  actor: Actor,
  question: TableQuestion,
  rows: number,
): TableStatement {
  const { text, values } = rowsOf(source, actor, question);
  return { text: `${text} OFFSET ${rows} LIMIT 1`, values };
}

/** Counts what a question finds, up to one more than so many. */
export function countStatement(
  source: TableSource,
  actor: Actor,
  question: TableQuestion,
  rows: number,
): TableStatement {
  const { text, values } = rowsOf(source, actor, question);
  return { text: `SELECT count(*)::int AS rows FROM (${text} LIMIT ${rows + 1}) found`, values };
}

/** Asks the database how many rows it expects a question to find. */
export function estimateStatement(
  source: TableSource,
  actor: Actor,
  question: TableQuestion,
): TableStatement {
  const { text, values } = rowsOf(source, actor, question);
  return { text: `EXPLAIN (FORMAT JSON) ${text}`, values };
}
