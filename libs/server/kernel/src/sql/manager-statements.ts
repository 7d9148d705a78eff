import type { ClientBase, Pool, QueryResult, QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import { queryOf, type Statement, type Values } from './statement';
import type { StatementRunner } from './statement-runner';

/**
 * Statements on the connection of a TypeORM manager: a transaction's, or that of demo data and factories; on the pool where
 * the manager has none of its own.
 */
export class ManagerStatements implements StatementRunner {
  constructor(readonly manager: EntityManager) {}

  async rows<Row extends object>(statement: Statement<Row>, values: Values = {}): Promise<Row[]> {
    return (await this.run(statement, values)).rows;
  }

  async count(statement: Statement<never>, values: Values = {}): Promise<number> {
    return (await this.run(statement, values)).rowCount ?? 0;
  }

  protected async run<Row extends object>(
    statement: Statement<Row>,
    values: Values,
  ): Promise<QueryResult<Row & QueryResultRow>> {
    const { queryRunner } = this.manager;
    const client = queryRunner ? ((await queryRunner.connect()) as ClientBase) : this.pool;
    return client.query<Row & QueryResultRow>(queryOf(statement, values));
  }

  /** TypeORM types its driver by the least common denominator of all databases; on PostgreSQL `master` is pg's pool. */
  protected get pool(): Pool {
    return (this.manager.dataSource.driver as unknown as { master: Pool }).master;
  }
}
