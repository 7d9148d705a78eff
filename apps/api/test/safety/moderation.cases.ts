import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { communityErrors, threadErrors } from '@lyceum/contracts/forum';
import { heldReason, moderationErrors, moderationLimits } from '@lyceum/contracts/moderation';
import { buildMember, buildThread } from '@lyceum/forum/testing';
import { buildBlock } from '@lyceum/friends/testing';
import { untilMailIsOut } from '../../src/testing/mails';
import type { ModerationCalls } from '../../src/testing/moderation';
import { codeOf, type ModerationHouse, ModerationScene, only } from '../../src/testing/moderation-scene';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let scene: ModerationScene;
let calls: ModerationCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  scene = new ModerationScene(server);
  ({ calls } = scene);
});

describe('reporting a thread', () => {
  test('[97] takes 1 to 1,000 characters, and one open report of a person', async () => {
    const { reader, threadId, mod, communityId } = await scene.house();
    for (const message of ['', '   ', 'x'.repeat(moderationLimits.reportLength + 1)])
      expect(codeOf(await calls.report(reader, threadId, message))).toBe('COMMON_INVALID_INPUT');
    expect(await calls.report(reader, threadId, 'x'.repeat(1_000))).toEqual({ data: { reportThread: true } });
    expect(codeOf(await calls.report(reader, threadId))).toBe(moderationErrors.REPORTED_ALREADY.code);
    const item = await only(calls.items(mod, communityId));
    expect(item).toMatchObject({ kind: 'REPORT', targetId: threadId, reportsCnt: 1 });
    await calls.decide(mod, item.id, 'DISMISS');
    expect(await calls.report(reader, threadId, 'It is back.')).toEqual({ data: { reportThread: true } });
  });

  test('[97] by many at once is one case, with each of them once', async () => {
    const house_ = await scene.house();
    const readers = await Promise.all(Array.from({ length: 6 }, () => buildPerson(server)));
    await Promise.all(readers.flatMap((reader) => [0, 1].map(() => calls.report(reader, house_.threadId))));
    expect(await scene.openCase(house_)).toMatchObject({ reportsCnt: 6, title: house_.title });
  });

  test('[97] is for who can see it, in their own name, and not for its author', async () => {
    const { threadId, author, reader } = await scene.house('PRIVATE');
    const outsider = await buildPerson(server);
    expect(codeOf(await calls.report(outsider, threadId))).toBe(threadErrors.NOT_FOUND.code);
    expect(codeOf(await calls.report(outsider, randomUUID()))).toBe(threadErrors.NOT_FOUND.code);
    expect(codeOf(await calls.report(author, threadId))).toBe(moderationErrors.OWN_CONTENT.code);
    expect(codeOf(await calls.report(reader, threadId, 'Spam', author.id))).toBe('AUTH_ACTS_FOR_ANOTHER');
    await buildBlock(server.database.manager, author, reader);
    expect(codeOf(await calls.report(reader, threadId))).toBe(threadErrors.NOT_FOUND.code);
  });

  test('tells the moderators without the reporter’s name, and the author nothing', async () => {
    const { admin, mod, author, reader, threadId, displayName, title } = await scene.house();
    await calls.report(reader, threadId, 'Rita was here');
    const told = [{ type: 'THREAD_REPORT', description: `reported “${title}” in ${displayName}` }];
    expect(await scene.bell(admin)).toEqual(told);
    expect(await scene.bell(mod)).toEqual(told);
    expect(await scene.bell(author)).toEqual([]);
    const shown = await server.graphql(
      'query ($id: ID!) { getNotificationsForUser(userId: $id, type: ["THREAD_REPORT"], platform: "web") { description } }',
      { token: mod.token, variables: { id: mod.id } },
    );
    const description = `Somebody reported “${title}” in ${displayName}`;
    expect(shown.body).toEqual({ data: { getNotificationsForUser: [{ description }] } });
  });
});

describe('the moderators’ queue', () => {
  test('[77] is for admins and moderators of the forum and who oversees all, and shows what was decided before', async () => {
    const house_ = await scene.house();
    const { communityId, admin, mod, author, reader, threadId } = house_;
    const overseer = await buildPerson(server, { roles: ['ADMIN'] });
    const community = { id: communityId };
    const earlier = await buildThread(server.database.manager, community, author, { title: 'Earlier' });
    await calls.report(reader, earlier.id);
    await calls.decide(mod, (await scene.openCase(house_)).id, 'REMOVE');
    await calls.report(reader, threadId, 'Look at this');
    for (const caller of [admin, mod, overseer]) {
      const item = await only(calls.items(caller, communityId));
      expect(item).toMatchObject({
        title: 'Buy now',
        preview: 'Cheap watches!',
        author: { id: author.id },
        authorHistory: { removals: 1, warnings: 0, bans: 0, accountCreatedAt: expect.any(String) },
        reports: [{ message: 'Look at this' }],
        decision: null,
      });
      const bans = caller === mod ? [] : ['BAN'];
      expect(item.actions).toEqual(['DISMISS', 'REMOVE', 'WARN', ...bans]);
    }
    for (const caller of [author, reader])
      expect(codeOf(await calls.queue(caller, communityId))).toBe(communityErrors.NOT_ALLOWED.code);
    expect(await calls.items(mod, communityId, 'CLOSED')).toMatchObject([
      { title: 'Earlier', actions: [], decision: { action: 'REMOVE', decidedBy: { id: mod.id } } },
    ]);
  });

  test('hides from a moderator what is reported of them; they cannot decide it', async () => {
    const { communityId, admin, mod, reader } = await scene.house();
    const own = await buildThread(server.database.manager, { id: communityId }, mod);
    await calls.report(reader, own.id);
    expect(await calls.items(mod, communityId)).toEqual([]);
    const { id } = await only(calls.items(admin, communityId));
    expect(codeOf(await calls.decide(mod, id, 'DISMISS'))).toBe(moderationErrors.CASE_NOT_FOUND.code);
    expect(await scene.bell(mod)).toEqual([]);
  });

  test('is walked in pages, the latest first, nothing twice', async () => {
    const { communityId, admin, author, reader } = await scene.house();
    const count = moderationLimits.pageSize + 3;
    for (let index = 0; index < count; index += 1) {
      const { id } = await buildThread(server.database.manager, { id: communityId }, author);
      await calls.report(reader, id);
    }
    const first = await calls.items(admin, communityId);
    expect(first).toHaveLength(moderationLimits.pageSize);
    const { data } = await calls.queue(admin, communityId, { cursor: first.at(-1)?.cursor });
    const ids = [...first, ...(data?.getForumReports ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(count);
  });
});

describe('deciding', () => {
  test('needs a reason, a say in the forum, and an action that fits', async () => {
    const house_ = await scene.house();
    const { mod, reader, author, threadId } = house_;
    await calls.report(reader, threadId);
    const { id } = await scene.openCase(house_);
    expect(codeOf(await calls.decide(mod, id, 'DISMISS', '  '))).toBe('COMMON_INVALID_INPUT');
    const stranger = await buildPerson(server);
    for (const caller of [reader, author, stranger])
      expect(codeOf(await calls.decide(caller, id, 'DISMISS'))).toBe(moderationErrors.CASE_NOT_FOUND.code);
    expect(codeOf(await calls.decide(mod, randomUUID(), 'DISMISS'))).toBe(
      moderationErrors.CASE_NOT_FOUND.code,
    );
    for (const action of ['BAN', 'RELEASE', 'UPHOLD', 'REVERSE'])
      expect(codeOf(await calls.decide(mod, id, action))).toBe(moderationErrors.ACTION_NOT_ALLOWED.code);
    expect(await scene.statusOf(threadId)).toBe('VISIBLE');
  });

  test('to remove takes the thread away, tells author and reporters, and is put on record', async () => {
    const house_ = await scene.house();
    const { communityId, displayName, mod, author, reader, threadId, title } = house_;
    await calls.report(reader, threadId);
    const { data } = await calls.decide(mod, (await scene.openCase(house_)).id, 'REMOVE', 'Advertising');
    expect(data?.decideReport).toMatchObject({
      status: 'CLOSED',
      decision: { action: 'REMOVE' },
      actions: [],
    });
    expect(await scene.statusOf(threadId)).toBe('REMOVED');
    expect(await scene.audited(communityId)).toEqual(['CONTENT_REMOVED: Advertising']);
    expect(await scene.bell(author)).toEqual([
      { type: 'OTHER', description: `A moderator of ${displayName} removed “${title}”: Advertising` },
    ]);
    expect(await scene.bell(reader)).toEqual([
      {
        type: 'OTHER',
        description: `A moderator of ${displayName} has looked at what you reported. Thank you!`,
      },
    ]);
    expect(await calls.notices(author)).toMatchObject([
      { kind: 'REMOVED', reason: 'Advertising', title, communityDisplayName: displayName, canAppeal: true },
    ]);
    expect(codeOf(await calls.report(await buildPerson(server), threadId))).toBe(threadErrors.DELETED.code);
  });

  test('to warn leaves the thread and counts in the history; to dismiss leaves nothing with the author', async () => {
    const house_ = await scene.house();
    const { communityId, mod, author, reader, threadId } = house_;
    await calls.report(reader, threadId);
    await calls.decide(mod, (await scene.openCase(house_)).id, 'DISMISS', 'Fine');
    expect(await scene.bell(author)).toEqual([]);
    expect(await calls.notices(author)).toEqual([]);
    await calls.report(reader, threadId);
    await calls.decide(mod, (await scene.openCase(house_)).id, 'WARN', 'Be kind');
    expect(await scene.statusOf(threadId)).toBe('VISIBLE');
    expect(await calls.notices(author)).toMatchObject([{ kind: 'WARNED', reason: 'Be kind' }]);
    expect(await scene.bell(author)).toHaveLength(1);
    expect(await scene.audited(communityId)).toEqual(['REPORT_DISMISSED: Fine', 'USER_WARNED: Be kind']);
    await calls.report(reader, threadId);
    expect((await scene.openCase(house_)).authorHistory).toMatchObject({ removals: 0, warnings: 1, bans: 0 });
  });

  test('[78] to ban shuts the author out and takes the thread away, with one notice of it', async () => {
    const house_ = await scene.house();
    const { communityId, admin, author, reader, threadId } = house_;
    await calls.report(reader, threadId);
    const { id } = await scene.openCase(house_);
    const ends = new Date(Date.now() + 86_400_000);
    expect(codeOf(await calls.decide(admin, id, 'BAN', 'Spam', new Date(0)))).toBe('COMMON_INVALID_INPUT');
    expect((await calls.decide(admin, id, 'BAN', 'Spam', ends)).data?.decideReport.status).toBe('CLOSED');
    expect(await scene.statusOf(threadId)).toBe('REMOVED');
    const page = await server.graphql(
      'query ($id: ID!, $me: ID!) { getThread(threadId: $id, userId: $me) { id } }',
      { token: author.token, variables: { id: threadId, me: author.id } },
    );
    expect(codeOf(page.body as object)).toBe(threadErrors.NOT_FOUND.code);
    await untilMailIsOut(server);
    expect(await calls.notices(author)).toMatchObject([{ kind: 'BANNED', reason: 'Spam' }]);
    expect(await scene.audited(communityId)).toEqual(['CONTENT_REMOVED: Spam', 'MEMBER_BANNED: Spam']);
  });

  test('by two moderators at once is done once; the other is told so', async () => {
    const house_ = await scene.house();
    const { communityId, admin, mod, author, reader } = house_;
    for (let round = 0; round < 10; round += 1) {
      const { id: threadId } = await buildThread(server.database.manager, { id: communityId }, author);
      await calls.report(reader, threadId);
      const { id } = await scene.openCase(house_);
      const answers = await Promise.all([calls.decide(admin, id, 'WARN'), calls.decide(mod, id, 'REMOVE')]);
      const refused = answers.filter(({ errors }) => errors);
      expect(refused.map(codeOf)).toEqual([moderationErrors.DECIDED_ALREADY.code]);
      const isRemoved = answers[1]?.errors === undefined;
      expect(await scene.statusOf(threadId)).toBe(isRemoved ? 'REMOVED' : 'VISIBLE');
      expect(await calls.notices(author)).toHaveLength(round + 1);
    }
  });
});

describe('what is held back', () => {
  async function heldThread(house_: ModerationHouse, title = 'My first thread') {
    const newcomer = await buildPerson(server, { firstName: 'Nora' });
    await buildMember(server.database.manager, { id: house_.communityId }, newcomer);
    const { body } = await server.graphql(
      'mutation ($input: CreateThreadInput!) { createThread(input: $input) { id status } }',
      {
        token: newcomer.token,
        variables: { input: { communityId: house_.communityId, title, content: 'Hello all' } },
      },
    );
    const { id, status } = (body as { data: { createThread: { id: string; status: string } } }).data
      .createThread;
    expect(status).toBe('HELD');
    await untilMailIsOut(server);
    return { newcomer, threadId: id };
  }

  test('waits in the queue, is told to its author, and is shown once released', async () => {
    const house_ = await scene.house();
    const { mod, displayName, communityId } = house_;
    const { newcomer, threadId } = await heldThread(house_);
    expect(await calls.notices(newcomer)).toMatchObject([
      { kind: 'HELD', reason: heldReason(), canAppeal: false },
    ]);
    expect(await scene.bell(mod)).toEqual([
      {
        type: 'THREAD_REPORT',
        description: `wrote “My first thread” in ${displayName}, which waits for your review`,
      },
    ]);
    const item = await scene.openCase(house_);
    expect(item).toMatchObject({ kind: 'HOLD', targetId: threadId, reportsCnt: 0, preview: 'Hello all' });
    expect(codeOf(await calls.decide(mod, item.id, 'DISMISS'))).toBe(
      moderationErrors.ACTION_NOT_ALLOWED.code,
    );
    await calls.decide(mod, item.id, 'RELEASE', 'Welcome');
    expect(await scene.statusOf(threadId)).toBe('VISIBLE');
    expect(await calls.notices(newcomer)).toEqual([]);
    expect(await scene.audited(communityId)).toEqual(['CONTENT_RELEASED: Welcome']);
    expect((await scene.bell(newcomer)).at(-1)).toEqual({
      type: 'OTHER',
      description: `“My first thread” is now shown in ${displayName}.`,
    });
  });

  test('leaves the queue when its author deletes it', async () => {
    const house_ = await scene.house();
    const { newcomer, threadId } = await heldThread(house_);
    await server.graphql('mutation ($id: ID!, $me: ID!) { deleteThread(threadId: $id, userId: $me) }', {
      token: newcomer.token,
      variables: { id: threadId, me: newcomer.id },
    });
    await untilMailIsOut(server);
    expect(await calls.items(house_.mod, house_.communityId)).toEqual([]);
    expect(await calls.notices(newcomer)).toEqual([]);
  });
});
