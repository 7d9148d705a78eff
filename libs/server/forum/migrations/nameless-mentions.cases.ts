import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@lyceum/testing';
import { DataSource, type QueryRunner } from 'typeorm';
import { NamelessMentions1765411200000 } from './1765411200000-nameless-mentions';

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

const ada = '0194a0a0-0000-7000-8000-00000000000a';
const rich = JSON.stringify({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Ask ' },
        { type: 'mention', attrs: { id: ada, label: 'Ada Lovelace' } },
        { type: 'hardBreak' },
        { type: 'text', text: 'about bananas '.repeat(30) },
      ],
    },
  ],
});

test('texts that mention people lose their names and are found by every other word', async () => {
  const one = async <Row>(text: string, values: unknown[] = []): Promise<Row> =>
    ((await runner.query(text, values)) as [Row])[0];
  const migration = new NamelessMentions1765411200000();
  await migration.down(runner);
  const { id: author } = await one<{ id: string }>(
    `INSERT INTO users (email, first_name, last_name) VALUES ('w@x.example', 'W', 'X') RETURNING id`,
  );
  const { id: forum } = await one<{ id: string }>(
    `INSERT INTO communities (name, display_name, privacy, creator_id) VALUES ('forum', 'Forum', 'PUBLIC', $1) RETURNING id`,
    [author],
  );
  const { id } = await one<{ id: string }>(
    `INSERT INTO threads (community_id, creator_id, title, content, is_rich, plain_text, preview)
     VALUES ($1, $2, 'T', $3, TRUE, 'Ask @Ada Lovelace', 'Ask @Ada Lovelace') RETURNING id`,
    [forum, author, rich],
  );
  await runner.query(
    `INSERT INTO moderation_cases (kind, community_id, target_type, target_id, author_id, title, preview)
     VALUES ('REPORT', $1, 'THREAD', $2, $3, 'T', 'Ask @Ada Lovelace')`,
    [forum, id, author],
  );
  await runner.query(
    `INSERT INTO drafts (user_id, community_id, content, is_rich, thread) VALUES ($1, $2, $3, TRUE, '{}')`,
    [author, forum, rich],
  );
  await migration.up(runner);
  // One that was broken off is done again.
  await migration.up(runner);

  const marked = `Ask @\u0086${ada}\u0087`;
  const row = await one<Record<string, string>>(
    `SELECT t.content, plain_text AS plain, t.preview, mc.preview AS excerpt, d.content AS draft, search::text
     FROM threads t JOIN moderation_cases mc ON mc.target_id = t.id JOIN drafts d ON d.community_id = t.community_id`,
  );
  expect(JSON.stringify(row)).not.toContain('Lovelace');
  expect(row['content']).toContain(`"attrs":{"id":"${ada}","label":""}`);
  expect(row['draft']).toBe(row['content']);
  expect(row['plain']).toMatch(new RegExp(`^${marked}\nabout bananas`, 'u'));
  expect(row['preview']).toMatch(new RegExp(`^${marked} about bananas .*\\.\\.\\. Read More$`, 'u'));
  expect(row['excerpt']).toBe(marked);
  expect(row['search']).toContain("'bananas'");
  expect(row['search']).not.toContain('0194a0a0');
});
