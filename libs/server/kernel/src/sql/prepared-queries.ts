import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';

/** A statement PostgreSQL parses and plans once a connection; `name` must be unique over the product. */
export interface PreparedQuery {
  readonly name: string;
  readonly text: string;
}

/** Hot reads: prepared statements on the pool, plain rows back, no entities (see `docs/architecture.md`, reading data). */
@Injectable()
export class PreparedQueries {
  private readonly pool: Pool;

  constructor(dataSource: DataSource) {
    // TypeORM types its driver by the least common denominator of all databases; on PostgreSQL `master` is pg's pool.
    this.pool = (dataSource.driver as unknown as { master: Pool }).master;
  }

  async rows<Row extends QueryResultRow>(query: PreparedQuery, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>({ ...query, values: [...values] });
    return rows;
  }
}
