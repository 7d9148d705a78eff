import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@lyceum/testing';
import { DataSource } from 'typeorm';
import { inBatches } from './in-batches';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url, poolSize: 4 }).initialize();
  await dataSource.query(
    'CREATE TABLE filled (id uuid PRIMARY KEY DEFAULT uuidv7(), changed int NOT NULL DEFAULT 0)',
  );
  await dataSource.query('INSERT INTO filled SELECT FROM generate_series(1, 12001)');
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const counts = () =>
  dataSource.query<{ changed: number; rows: number }[]>(
    'SELECT changed, count(*)::int AS rows FROM filled GROUP BY changed ORDER BY changed',
  );

test('a filling of a large table commits piece by piece, reaches each row once, and waits only where somebody writes', async () => {
  const writer = dataSource.createQueryRunner();
  await writer.startTransaction();
  await writer.query('UPDATE filled SET changed = 0 WHERE id = (SELECT max(id::text)::uuid FROM filled)');
  const migration = dataSource.createQueryRunner();
  const filling = inBatches(
    migration,
    'filled',
    'UPDATE filled SET changed = changed + 1 WHERE id > $1 AND id <= $2',
  );
  // What comes before the row that somebody holds is there for all; the test's own time limit ends this.
  while ((await counts()).find(({ changed }) => changed === 1)?.rows !== 10_000);
  await writer.commitTransaction();
  await filling;
  expect(await counts()).toEqual([{ changed: 1, rows: 12_001 }]);
  await Promise.all([writer.release(), migration.release()]);
});
