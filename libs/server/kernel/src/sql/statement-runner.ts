import type { Statement, Values } from './statement';

/** How SQL is run: on the pool by `PreparedQueries`, in a transaction by `Transaction`. Plain rows come back, no entities. */
export interface StatementRunner {
  rows<Row extends object>(statement: Statement<Row>, values?: Values): Promise<Row[]>;
  /** How many rows a statement has found, changed, deleted or made. */
  count(statement: Statement<never>, values?: Values): Promise<number>;
}
