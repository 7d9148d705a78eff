import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@lyceum/testing';
import { DataSource, type QueryRunner } from 'typeorm';
import { DraftThreads1765411870000 } from './1765411870000-draft-threads';

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

test('[120] drafts of before keep their title, tags and poll, also on the way back', async () => {
  const migration = new DraftThreads1765411870000();
  const poll = { options: ['Yes'], open: true };
  await migration.down(runner);
  await runner.query(
    `WITH writer AS (
       INSERT INTO users (email, first_name, last_name) VALUES ('w@x.example', 'W', 'X') RETURNING id
     ), forum AS (
       INSERT INTO communities (name, display_name, privacy, creator_id)
       SELECT 'forum', 'Forum', 'PUBLIC', id FROM writer RETURNING id, creator_id
     ), thread AS (
       INSERT INTO threads (community_id, creator_id, title, content, plain_text, preview)
       SELECT id, creator_id, 'T', 'x', 'x', 'x' FROM forum RETURNING id, creator_id
     ), begun AS (
       INSERT INTO drafts (user_id, community_id, title, content, tags, poll)
       SELECT creator_id, id, 'Motions', 'Which', '{debate}', $1::jsonb FROM forum
     )
     INSERT INTO drafts (user_id, thread_id, content) SELECT creator_id, id, 'A reply' FROM thread`,
    [JSON.stringify(poll)],
  );
  await migration.up(runner);
  const kept = () => runner.query('SELECT content, thread FROM drafts ORDER BY content') as Promise<unknown>;
  const drafts = [
    { content: 'A reply', thread: null },
    { content: 'Which', thread: { title: 'Motions', tags: ['debate'], poll } },
  ];
  expect(await kept()).toEqual(drafts);
  await migration.down(runner);
  await migration.up(runner);
  expect(await kept()).toEqual(drafts);
});
