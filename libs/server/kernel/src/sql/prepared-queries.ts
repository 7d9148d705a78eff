import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { QueryResult, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { EventSignal } from './event-signal';
import { ManagerStatements } from './manager-statements';
import { queryOf, type Statement, type Values } from './statement';

/** Prepared statements on the pool (see `docs/decisions/0040-one-way-to-sql.md`). */
@Injectable()
export class PreparedQueries extends ManagerStatements {
  constructor(
    dataSource: DataSource,
    private readonly signal: EventSignal,
  ) {
    super(dataSource.manager);
  }

  /**
   * Rows of a statement that is planned each time, for where its values decide the plan, such as how common a word is.
   * @throws Error of PostgreSQL where it takes longer than so many ms
   */
  async planned<Row extends object>(
    statement: Statement<Row>,
    values: Values,
    withinMilliseconds?: number,
  ): Promise<Row[]> {
    const { text, values: ordered } = queryOf(statement, values);
    return this.unprepared<Row>(text, ordered, withinMilliseconds);
  }

  /**
   * Rows of a text that is another one each time, such as a console table's search and filters: what they find differs
   * too much for one plan, and each would stay in every connection. The only way to SQL without a name.
   * @throws Error of PostgreSQL where it takes longer than so many ms
   */
  async unprepared<Row extends object>(
    text: string,
    values: readonly unknown[],
    withinMilliseconds?: number,
  ): Promise<Row[]> {
    if (withinMilliseconds === undefined)
      return (await this.pool.query<Row & QueryResultRow>(text, [...values])).rows;
    const client = await this.pool.connect();
    try {
      await client.query(`BEGIN; SET LOCAL statement_timeout = ${String(withinMilliseconds)}`);
      return (await client.query<Row & QueryResultRow>(text, [...values])).rows;
    } finally {
      // Nothing was written: what was read is there already, and the limit goes with the transaction.
      await client.query('ROLLBACK').finally(() => client.release());
    }
  }

  /**
   * Rows of a text without values that is made as the server runs, but of which there are few, such as the first page of a
   * console table: it stays prepared in each connection.
   */
  async constant<Row extends object>(text: string): Promise<Row[]> {
    const name = `constant.${hash('sha256', text, 'base64url')}`;
    return (await this.pool.query<Row & QueryResultRow>({ name, text })).rows;
  }

  protected override async run<Row extends object>(
    statement: Statement<Row>,
    values: Values,
  ): Promise<QueryResult<Row & QueryResultRow>> {
    const result = await super.run(statement, values);
    if (statement.raises) this.signal.raised();
    return result;
  }
}
