import type { QueryResultRow } from 'pg';
import type { Statement, Values } from './statement';

/** A prepared statement that is not defined by `statement` yet: nothing describes it, and its caller says its rows. */
export interface PreparedQuery {
  readonly name: string;
  readonly text: string;
  /** Of a statement that raises events by itself (`raiseInStatement`). */
  readonly raises?: true;
}

/** How SQL is run: on the pool by `PreparedQueries`, in a transaction by `Transaction`. Plain rows come back, no entities. */
export interface StatementRunner {
  rows<Row extends object>(statement: Statement<Row>, values?: Values): Promise<Row[]>;
  rows<Row extends QueryResultRow>(query: PreparedQuery, values: readonly unknown[]): Promise<Row[]>;
  /** How many rows a statement has found, changed, deleted or made. */
  count(statement: Statement<never>, values?: Values): Promise<number>;
}
