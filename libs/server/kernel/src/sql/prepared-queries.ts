import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { EventSignal } from '../outbox/event-signal';
import { queryOf, type Statement, type Values } from './statement';

/** A prepared statement that is not defined by `statement` yet: nothing describes it, and its caller says its rows. */
export interface PreparedQuery {
  readonly name: string;
  readonly text: string;
  /** Of a statement that raises events by itself (`raiseInStatement`). */
  readonly raises?: true;
}

/** How SQL is run: on the pool here, in a transaction by `Transaction`. Plain rows come back, no entities. */
export interface StatementRunner {
  rows<Row extends object>(statement: Statement<Row>, values?: Values): Promise<Row[]>;
  rows<Row extends QueryResultRow>(query: PreparedQuery, values: readonly unknown[]): Promise<Row[]>;
  /** How many rows a statement has changed, deleted or made. */
  count(statement: Statement<never>, values?: Values): Promise<number>;
}

/** Prepared statements on the pool (see `docs/decisions/0040-one-way-to-sql.md`). */
@Injectable()
export class PreparedQueries implements StatementRunner {
  private readonly pool: Pool;

  constructor(
    dataSource: DataSource,
    private readonly signal: EventSignal,
  ) {
    // TypeORM types its driver by the least common denominator of all databases; on PostgreSQL `master` is pg's pool.
    this.pool = (dataSource.driver as unknown as { master: Pool }).master;
  }

  rows<Row extends object>(statement: Statement<Row>, values?: Values): Promise<Row[]>;
  rows<Row extends QueryResultRow>(query: PreparedQuery, values: readonly unknown[]): Promise<Row[]>;
  async rows<Row extends object>(query: Statement | PreparedQuery, values: Values = []): Promise<Row[]> {
    return (await this.run<Row>(query, values)).rows;
  }

  async count(statement: Statement, values: Values = []): Promise<number> {
    return (await this.run(statement, values)).rowCount ?? 0;
  }

  /**
   * Rows of a text that is another one each time, such as a console table's search and filters: what they find differs
   * too much for one plan, and each would stay in every connection. The only way to SQL without a name.
   */
  async unprepared<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row & QueryResultRow>(text, [...values])).rows;
  }

  private async run<Row extends object>(query: Statement | PreparedQuery, values: Values) {
    const result = await this.pool.query<Row & QueryResultRow>(queryOf(query, values));
    if (query.raises) this.signal.raised();
    return result;
  }
}
