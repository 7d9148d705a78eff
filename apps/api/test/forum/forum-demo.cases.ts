import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadDemoData } from '@lyceum/database';
import { testConfig } from '@lyceum/testing';
import { demoSeeders } from '../../src/demo-data';
import { ModerationCalls } from '../../src/testing/moderation';
import { type Person, signIn } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
  await loadDemoData(server.database, demoSeeders, testConfig(server.databaseUrl));
});
afterAll(() => server.stop());

async function demoPerson(name: string): Promise<Pick<Person, 'id' | 'token'>> {
  const token = await signIn(server, `${name}@lyceum.example`, 'lyceum-demo');
  const { body } = await server.graphql('{ me { id } }', { token });
  return { token, id: (body as { data: { me: { id: string } } }).data.me.id };
}

const forumId = async (name: string): Promise<string> => {
  const [forum] = await server.database.query<{ id: string }[]>(
    'SELECT id FROM communities WHERE name = $1',
    [name],
  );
  return forum?.id ?? '';
};

test('[77] the demo forum admin has held, reported and appealed things to look at, and decided ones', async () => {
  const calls = new ModerationCalls(server);
  const admin = await demoPerson('forum-admin');
  const waiting = await calls.items(admin, await forumId('climate-action'));
  expect(waiting.map(({ kind, reportsCnt }) => [kind, reportsCnt])).toEqual([
    ['HOLD', 0],
    ['REPORT', 3],
    ['REPORT', 1],
  ]);
  const decided = await calls.items(admin, await forumId('climate-action'), 'CLOSED');
  expect(decided.map(({ decision }) => decision?.action)).toEqual(['BAN']);
  const appeals = await calls.items(admin, await forumId('debate-arena'));
  expect(appeals.map(({ kind, authorHistory }) => [kind, authorHistory.warnings])).toEqual([['APPEAL', 1]]);
});

test('the demo student reads what was decided about her', async () => {
  const notices = await new ModerationCalls(server).notices(await demoPerson('student'));
  expect(notices.map(({ kind, canAppeal }) => [kind, canAppeal])).toEqual([
    ['BANNED', false],
    ['WARNED', true],
  ]);
});

test('[132] the demo forums are searched in Chinese, too', async () => {
  const { id, token } = await demoPerson('student');
  const { body } = await server.graphql(
    'query ($me: ID!) { searchCommunitiesThreadsUsers(userId: $me, searchQuery: "话题") { threads { title } } }',
    { token, variables: { me: id } },
  );
  expect(JSON.stringify(body)).toContain('本周话题');
});
