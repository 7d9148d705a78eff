import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@lyceum/testing';
import { DataSource, type QueryRunner } from 'typeorm';
import { Activity1764979200000 } from './1764979200000-activity';

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

test('the activity log is cut into months with all its rows, and put together again', async () => {
  const migration = new Activity1764979200000();
  const rows = (columns: string) =>
    runner.query(`SELECT ${columns} FROM user_actions ORDER BY id`) as Promise<object[]>;
  await migration.down(runner);
  await runner.query(`
    INSERT INTO user_actions (user_id, action_type, browser, browser_version, os, os_version, platform, path, details, created_at)
    SELECT uuidv7(), types.name, 'Firefox', '145', 'Linux', '', 'desktop', types.path, types.details::jsonb, types.at::timestamptz
    FROM (VALUES ('LOGIN', NULL, NULL, '2025-11-30 23:59:59.999+00'), ('CLAP', '/thread/7', '{"target": "THREAD"}', '2025-12-01 00:00+00'),
                 ('CREATE', NULL, '{"target": "FRIEND_RELATION"}', '2026-01-31 23:30-05'), ('EDIT', '/settings', NULL, now()::text))
      AS types (name, path, details, at)`);
  const before = await rows('*');

  await migration.up(runner);
  expect(await rows('tableoid::regclass::text AS month, action_type AS type, feature')).toEqual([
    { month: 'user_actions_2025_11', type: 'LOGIN', feature: 'account' },
    { month: 'user_actions_2025_12', type: 'CLAP', feature: 'forum' },
    { month: 'user_actions_2026_02', type: 'CREATE', feature: 'friends' },
    { month: expect.stringMatching(/^user_actions_\d{4}_\d{2}$/), type: 'EDIT', feature: 'other' },
  ]);
  const ahead = await runner.query(
    `SELECT to_regclass('user_actions_' || to_char(now() + interval '3 months', 'YYYY_MM')) IS NOT NULL AS "isThere"`,
  );
  expect(ahead).toEqual([{ isThere: true }]);

  await migration.down(runner);
  expect(await rows('*')).toEqual(before);
  await migration.up(runner);
});
