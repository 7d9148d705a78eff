import type { EntityManager } from 'typeorm';
import { columnOf } from '../sql/columns';

/** A row of the audit log. */
export interface StoredAudit {
  readonly id: string;
  readonly actorId: string | null;
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string;
  readonly before: object | null;
  readonly after: object | null;
  readonly requestId: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
}

/** A row of the outbox. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: object;
  readonly occurredAt: Date;
}

/**
 * Stores a row as factories do, and answers it whole. Names are those of models: `createdAt` is `created_at`. Times are `Date`, days
 * `YYYY-MM-DD`.
 */
export async function store<Row extends object = { id: string }>(
  manager: EntityManager,
  table: string,
  row: object,
): Promise<Row> {
  const [made] = await storeAll<Row>(manager, table, [row]);
  return made as Row;
}

/** The same of many; what some have and one has not is null there. */
export async function storeAll<Row extends object>(
  manager: EntityManager,
  table: string,
  rows: readonly object[],
): Promise<Row[]> {
  const written = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [columnOf(name), value as unknown]),
    ),
  );
  const names = [...new Set(written.flatMap((row) => Object.keys(row)))].join(', ');
  const made = await manager.query<StoredRow[]>(
    `INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, $1)
     RETURNING to_jsonb(${table}) AS row`,
    [JSON.stringify(written)],
  );
  return made.map((one) => toModel<Row>(one));
}

/** What tests find stored with these values, in the order in which it came. */
export async function stored<Row extends object>(
  manager: EntityManager,
  table: string,
  where: Partial<Row> = {},
): Promise<Row[]> {
  const conditions = Object.keys(where).map((name, place) => `${columnOf(name)} = $${String(place + 1)}`);
  const found = await manager.query<StoredRow[]>(
    `SELECT to_jsonb(it) AS row FROM (
       SELECT * FROM ${table} WHERE ${['true', ...conditions].join(' AND ')} ORDER BY 1) it`,
    Object.values(where),
  );
  return found.map((one) => toModel<Row>(one));
}

/** The one that is stored with these values. */
export async function storedOne<Row extends object>(
  manager: EntityManager,
  table: string,
  where: Partial<Row>,
): Promise<Row> {
  const [row] = await stored<Row>(manager, table, where);
  if (!row) throw new Error(`There is no such row in ${table}`);
  return row;
}

interface StoredRow {
  readonly row: object;
}

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

const toModel = <Row extends object>({ row }: StoredRow): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]: [string, unknown]) => [
      column.replaceAll(/_[a-z]/g, (letter) => letter.slice(1).toUpperCase()),
      typeof value === 'string' && time.test(value) ? new Date(value) : value,
    ]),
  ) as Row;
