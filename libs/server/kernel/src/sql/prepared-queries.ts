import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { EventSignal } from '../outbox/event-signal';

/** A statement PostgreSQL parses and plans once a connection; `name` must be unique over the product. */
export interface PreparedQuery {
  readonly name: string;
  readonly text: string;
  /** Of a statement that raises events by itself (`raiseInStatement`). */
  readonly raises?: true;
}

/** Hot reads: prepared statements on the pool, plain rows back, no entities (see `docs/architecture.md`, reading data). */
@Injectable()
export class PreparedQueries {
  private readonly pool: Pool;

  constructor(
    dataSource: DataSource,
    private readonly signal: EventSignal,
  ) {
    // TypeORM types its driver by the least common denominator of all databases; on PostgreSQL `master` is pg's pool.
    this.pool = (dataSource.driver as unknown as { master: Pool }).master;
  }

  async rows<Row extends QueryResultRow>(query: PreparedQuery, values: readonly unknown[]): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>({ name: query.name, text: query.text, values: [...values] });
    if (query.raises) this.signal.raised();
    return rows;
  }
}
