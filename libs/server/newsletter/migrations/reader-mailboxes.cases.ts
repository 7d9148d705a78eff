import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@lyceum/testing';
import { DataSource, type QueryRunner } from 'typeorm';
import { ReaderMailboxes1765424000000 } from './1765424000000-reader-mailboxes';

let database: TestDatabase;
let dataSource: DataSource;
let runner: QueryRunner;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url, poolSize: 2 }).initialize();
  runner = dataSource.createQueryRunner();
});
afterAll(async () => {
  await runner.release();
  await dataSource.destroy();
  await database.drop();
});

test('[237] readers of before are known by their mailbox, whichever alias they gave', async () => {
  const migration = new ReaderMailboxes1765424000000();
  await migration.down(runner);
  await runner.query(
    `INSERT INTO newsletter_readers (email, name, phone, interests)
     SELECT 'M.ei+' || number || '@googlemail.com', 'Mei', '1', '{}' FROM generate_series(1, 1001) AS number`,
  );
  await migration.up(runner);
  expect(
    await runner.query(
      'SELECT normalized_email, count(*)::int AS readers FROM newsletter_readers GROUP BY normalized_email',
    ),
  ).toEqual([{ normalized_email: 'mei@gmail.com', readers: 1_001 }]);
});
