import { beforeAll, expect, test } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildPostScene } from '../../src/testing/post-scene';
import { PostCalls } from '../../src/testing/posts';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
});

/** Back to before it, and to before what is `builtOn` it, and forward again, over what is there; and a second time, as after one that was broken off. */
async function again(name: string, ...builtOn: string[]): Promise<void> {
  const migration = migrationOf(name);
  const later = builtOn.map(migrationOf);
  expect(migration.transaction).toBe(false);
  const runner: QueryRunner = server.database.createQueryRunner();
  for (const one of later.toReversed()) await one.down(runner);
  await migration.down(runner);
  await migration.up(runner);
  await migration.up(runner);
  for (const one of later) await one.up(runner);
  await runner.release();
}

function migrationOf(name: string): MigrationInterface {
  const migration = server.database.migrations.find((each) => each.name === name);
  if (!migration) throw new Error(`There is no migration ${name}`);
  return migration;
}

test('notifications of before are told what they are about, as far as they say it', async () => {
  const { author, threadId } = await buildPostScene(server, new PostCalls(server));
  await server.database.query(
    `INSERT INTO notifications (user_id, type, kind, tag)
     VALUES ($1, 'THREAD_CLAP', 'known', $2), ($1, 'THREAD_CLAP', 'odd', 'not an id'),
       ($1, 'THREAD_CLAP', 'gone', gen_random_uuid()::text), ($1, 'OTHER', 'other', $2)`,
    [author.id, threadId],
  );
  await again('NotificationTargets1765325100000');
  const rows = await server.database.query<object[]>(
    'SELECT kind, about_type AS type, about_id AS id FROM notifications WHERE user_id = $1 ORDER BY kind',
    [author.id],
  );
  expect(rows).toEqual([
    { kind: 'gone', type: null, id: null },
    { kind: 'known', type: 'THREAD', id: threadId },
    { kind: 'odd', type: null, id: null },
    { kind: 'other', type: null, id: null },
  ]);
});

test('notices of before say by kind and data what they said in English', async () => {
  const { author } = await buildPostScene(server, new PostCalls(server));
  const migration = server.database.migrations.find(({ name }) => name === 'NoticesOfKinds1765411850000');
  const runner: QueryRunner = server.database.createQueryRunner();
  await migration?.down(runner);
  await runner.query(
    `INSERT INTO notifications (user_id, type, description) VALUES
       ($1, 'FRIEND_REQUEST_RECEIVED', 'wants to be your friend.'), ($1, 'THREAD_CLAP', 'clapped for your thread “A “B””'),
       ($1, 'COMMUNITY_INVITE', 'invites you to join St. John’s.'), ($1, 'OTHER', 'clapped for your thread “A”')`,
    [author.id],
  );
  await migration?.up(runner);
  await migration?.up(runner);
  await runner.release();
  const rows = await server.database.query<object[]>(
    'SELECT kind, data FROM notifications WHERE user_id = $1 ORDER BY kind',
    [author.id],
  );
  expect(rows).toEqual([
    { kind: 'forum.invited', data: { forum: 'St. John’s' } },
    { kind: 'forum.thread-clapped', data: { title: 'A “B”' } },
    { kind: 'friends.requested', data: {} },
    { kind: 'notifications.plain', data: { text: 'clapped for your thread “A”' } },
  ]);
});

test('files that texts of before show are noted, once', async () => {
  const { author, member, threadId } = await buildPostScene(server, new PostCalls(server));
  const urls = ['/files/test/of-the-author.webp', '/files/test/of-somebody-else.webp'];
  for (const [index, owner] of [author, member].entries())
    await server.database.query(
      `INSERT INTO uploads (owner_id, bucket, folder, target, name, type, size, url, completes_by)
       VALUES ($1, 'test', 'test', 'test', 'x.webp', 'image/webp', 1, $2, now())`,
      [owner.id, urls[index]],
    );
  await server.database.query('UPDATE threads SET content = $2 WHERE id = $1', [threadId, urls.join(' ')]);
  const noted = () =>
    server.database.query<object[]>('SELECT url, owner_type AS type, owner_id AS id FROM upload_uses');
  const shown = [{ url: urls[0], type: 'THREAD', id: threadId }];
  expect(await noted()).toEqual(shown);
  await again(
    'UploadUses1765325300001',
    'ProfileContents1765413100000',
    'HomeworkFiles1765413320061',
    'Recordings1765413500010',
    'Certificates1765413500020',
    'ReportFiles1765413700020',
    'ChatMessageFiles1765417000000',
    'Media1765437000000',
    'RoomRecordings1765437200000',
  );
  expect(await noted()).toEqual(shown);
});
