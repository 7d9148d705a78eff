import type { ClientBase, Pool, QueryResult, QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import type { PreparedQuery, StatementRunner } from './prepared-queries';
import { queryOf, type Statement, type Values } from './statement';

/** Statements on the connection of a TypeORM manager: a transaction's, or that of demo data and factories. */
export class ManagerStatements implements StatementRunner {
  constructor(readonly manager: EntityManager) {}

  rows<Row extends object>(statement: Statement<Row>, values?: Values): Promise<Row[]>;
  rows<Row extends QueryResultRow>(query: PreparedQuery, values: readonly unknown[]): Promise<Row[]>;
  async rows<Row extends object>(query: Statement | PreparedQuery, values: Values = []): Promise<Row[]> {
    return (await this.query<Row>(query, values)).rows;
  }

  async count(statement: Statement, values: Values = []): Promise<number> {
    return (await this.query(statement, values)).rowCount ?? 0;
  }

  private async query<Row extends object>(
    query: Statement | PreparedQuery,
    values: Values,
  ): Promise<QueryResult<Row & QueryResultRow>> {
    const { queryRunner, dataSource } = this.manager;
    const client = queryRunner
      ? ((await queryRunner.connect()) as ClientBase)
      : (dataSource.driver as unknown as { master: Pool }).master;
    return client.query<Row & QueryResultRow>(queryOf(query, values));
  }
}
