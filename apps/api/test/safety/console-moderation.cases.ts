import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { roles } from '@lyceum/contracts/auth';
import { moderationErrors, type moderationTable, type StaffCase } from '@lyceum/contracts/moderation';
import type { auditTable, BulkResult, RowPlace } from '@lyceum/contracts/ops';
import { buildComment, buildPost } from '@lyceum/forum/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { type ModerationHouse, ModerationScene } from '../../src/testing/moderation-scene';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let scene: ModerationScene;
let staff: Person;
let desk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  scene = new ModerationScene(server);
  staff = await buildPerson(server, { roles: ['ADMIN'] });
  desk = new ConsoleCalls(server, staff);
});

const queue = (question: object = {}) => desk.rows<typeof moderationTable>('moderation.queue', question);
const decide = (caseId: string, action: string, reason = 'Spam.') =>
  desk.mutate<StaffCase>('moderation.decide', { caseId, action, reason });

describe('the queue over all forums', () => {
  test('lists what waits in any of them, private ones too, and finds it by forum and words', async () => {
    const [one, other] = [await scene.reported(), await scene.reported('PRIVATE')];
    const rows = await queue({ filters: { status: ['OPEN'] } });
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([one.caseId, other.caseId]));
    const found = await queue({ filters: { forum: other.house.displayName } });
    expect(found).toMatchObject([
      {
        id: other.caseId,
        kind: 'REPORT',
        targetType: 'THREAD',
        reportsCnt: 1,
        forum: other.house.displayName,
      },
    ]);
  });

  test('never shows staff what is about themselves, nor lets them decide it', async () => {
    const { house, caseId } = await scene.reported();
    await server.database.query(`UPDATE users SET roles = '{ADMIN}' WHERE id = $1`, [house.author.id]);
    const author = new ConsoleCalls(server, house.author);
    await expect(
      author.rows<typeof moderationTable>('moderation.queue', { filters: { forum: house.displayName } }),
    ).resolves.toEqual([]);
    const refusal = moderationErrors.CASE_NOT_FOUND.code;
    expect(await author.refusedQuery('moderation.get', { caseId })).toBe(refusal);
    expect(await author.refusedQuery('moderation.history', { id: caseId })).toBe(refusal);
    expect(await author.refused('moderation.decide', { caseId, action: 'DISMISS', reason: 'Mine.' })).toBe(
      refusal,
    );
  });

  test('a case tells what was reported, never by whom, and where it stands', async () => {
    const { house, caseId } = await scene.reported();
    const found = await desk.query<StaffCase>('moderation.get', { caseId });
    expect(found).toMatchObject({
      path: `/thread/${house.threadId}`,
      forum: { displayName: house.displayName },
      author: { id: house.author.id },
      reports: [{ message: 'It sells watches.' }],
      actions: ['DISMISS', 'REMOVE', 'WARN', 'BAN'],
      decision: null,
    });
    expect(JSON.stringify(found)).not.toContain(house.reader.id);
  });
});

describe('what stands around what is reported', () => {
  async function contextOf(targetType: string, targetId: string, house: ModerationHouse): Promise<StaffCase> {
    const [row] = await server.database.query<[{ id: string }]>(
      `INSERT INTO moderation_cases (kind, community_id, target_type, target_id, author_id, title, preview)
       VALUES ('REPORT', $1, $2, $3, $4, '', 'As reported') RETURNING id`,
      [house.communityId, targetType, targetId, house.author.id],
    );
    return desk.query<StaffCase>('moderation.get', { caseId: row.id });
  }

  test('of a reply is its thread and the replies above and below, without what is deleted', async () => {
    const house = await scene.house();
    const { manager } = server.database;
    const thread = { id: house.threadId };
    await buildPost(manager, thread, house.mod, { text: 'Far above' });
    await buildPost(manager, thread, house.reader, { text: 'Gone', status: 'DELETED' });
    const { id, number } = await buildPost(manager, thread, house.author, { text: 'As reported' });
    await buildPost(manager, thread, house.admin, { text: 'Waits', status: 'HELD' });
    const found = await contextOf('POST', id, house);
    expect(found.path).toBe(`/thread/${house.threadId}?post=${String(number)}`);
    expect(found.context).toMatchObject([
      {
        place: 'START',
        title: 'Buy now',
        text: 'Cheap watches!',
        state: null,
        author: { id: house.author.id },
      },
      { place: 'ABOVE', title: null, text: null, state: 'Deleted', author: { id: house.reader.id } },
      { place: 'BELOW', text: 'Waits', state: 'Held back', author: { id: house.admin.id } },
    ]);
  });

  test('of a comment is what it answers and what answers it; of a thread its first reply', async () => {
    const house = await scene.house();
    const { manager } = server.database;
    const post = await buildPost(manager, { id: house.threadId }, house.mod, { text: 'The reply' });
    const comment = await buildComment(manager, post, house.author, { text: 'As reported' });
    const answer = await buildComment(manager, post, house.reader, { text: 'The answer', parent: comment });
    const found = await contextOf('COMMENT', comment.id, house);
    expect(found.path).toBe(`/thread/${house.threadId}?post=${String(post.number)}`);
    expect(found.context.map(({ place, text }) => `${place}: ${text}`)).toEqual([
      'START: Cheap watches!',
      'ABOVE: The reply',
      'BELOW: The answer',
    ]);
    const last = await contextOf('COMMENT', answer.id, house);
    expect(last.context.map(({ text }) => text)).toEqual(['Cheap watches!', 'As reported']);
    const { context } = await contextOf('THREAD', house.threadId, house);
    expect(context.map(({ text }) => text)).toEqual(['The reply']);
  });

  test('of a conversation’s answer is the conversation with the answers around it', async () => {
    const house = await scene.house();
    const [conversation] = await server.database.query<[{ id: string }]>(
      `INSERT INTO conversations (community_id, creator_id, content) VALUES ($1, $2, 'Who is in?') RETURNING id`,
      [house.communityId, house.mod.id],
    );
    const answers = await server.database.query<{ id: string }[]>(
      `INSERT INTO conversation_replies (conversation_id, creator_id, content, created_at)
       SELECT $1, $2, 'Answer ' || n, now() + n * interval '1 second' FROM generate_series(1, 3) n RETURNING id`,
      [conversation.id, house.author.id],
    );
    const found = await contextOf('CONVERSATION_REPLY', answers[1]?.id ?? '', house);
    expect(found.path).toBe(`/community?tab=conversations&conversation=${conversation.id}`);
    expect(found.context.map(({ text }) => text)).toEqual(['Who is in?', 'Answer 1', 'Answer 3']);
    const { context } = await contextOf('CONVERSATION', conversation.id, house);
    expect(context.map(({ text }) => text)).toEqual(['Answer 1']);
  });
});

describe('working through the queue', () => {
  /** Cases of one forum, the first reported first, with so many further reports each. */
  async function waiting(...reports: number[]): Promise<{ forum: string; ids: string[] }> {
    const house = await scene.house();
    const ids: string[] = [];
    for (const more of reports) {
      const [row] = await server.database.query<[{ id: string }]>(
        `INSERT INTO moderation_cases (kind, community_id, target_type, target_id, author_id, title, preview, reports_cnt)
         VALUES ('REPORT', $1, 'THREAD', gen_random_uuid(), $2, 'Buy now', 'Cheap watches!', $3) RETURNING id`,
        [house.communityId, house.author.id, more],
      );
      ids.push(row.id);
    }
    return { forum: house.displayName, ids };
  }

  const place = (id: string | undefined, forum: string, more: object = {}) =>
    desk.query<RowPlace>('moderation.place', {
      id,
      filters: { forum, status: ['OPEN'] },
      sortBy: 'createdAt',
      direction: 'asc',
      ...more,
    });

  test('tells which of how many a case is, and which are around it, by the filters and the order of the list', async () => {
    const { forum, ids } = await waiting(1, 3, 2);
    const [first, second, third] = ids;
    const total = { rows: 3, isAbout: false };
    expect(await place(second, forum)).toEqual({ place: 2, total, previous: first, next: third });
    const mostReported = { sortBy: 'reportsCnt', direction: 'desc' };
    expect(await place(second, forum, mostReported)).toEqual({
      place: 1,
      total,
      previous: null,
      next: third,
    });
    expect(await place(second, forum, { filters: { forum, status: ['CLOSED'] } })).toEqual({
      place: null,
      total: { rows: 0, isAbout: false },
      previous: null,
      next: null,
    });
  });

  test('what was skipped comes again at the end, in the order in which it was', async () => {
    const { forum, ids } = await waiting(0, 0, 0);
    const [first, second, third] = ids;
    expect(await place(third, forum)).toMatchObject({ next: first });
    expect(await place(third, forum, { skipped: [first] })).toMatchObject({ next: second });
    expect(await place(third, forum, { skipped: [second, first] })).toMatchObject({ next: second });
    await decide(second ?? '', 'DISMISS');
    expect(await place(second, forum, { skipped: [first] })).toMatchObject({ place: null, next: third });
    expect(await place(third, forum, { skipped: [second, first] })).toMatchObject({ next: first });
    expect(await place(first, forum, { skipped: [second, third] })).toMatchObject({ next: third });
  });

  test('never leads staff to what is about themselves', async () => {
    const { forum, ids } = await waiting(0);
    const { author } = await scene.house();
    await server.database.query(`UPDATE users SET roles = '{ADMIN}' WHERE id = $1`, [author.id]);
    await server.database.query('UPDATE moderation_cases SET author_id = $1 WHERE id = $2', [
      author.id,
      ids[0],
    ]);
    const own = new ConsoleCalls(server, author);
    const question = { id: ids[0], filters: { forum } };
    expect(await own.query<RowPlace>('moderation.place', question)).toMatchObject({
      place: null,
      total: { rows: 0 },
      next: null,
    });
  });
});

describe('deciding', () => {
  test('[238] removes the content, tells its author, and leaves a row in both logs', async () => {
    const { house, caseId } = await scene.reported();
    expect(await decide(caseId, 'REMOVE')).toMatchObject({
      status: 'CLOSED',
      decision: { action: 'REMOVE', reason: 'Spam.', decidedBy: { id: staff.id } },
      actions: [],
    });
    expect(await scene.statusOf(house.threadId)).toBe('REMOVED');
    expect(await scene.audited(house.communityId)).toContain('CONTENT_REMOVED: Spam.');
    expect(await desk.audited(caseId)).toEqual([
      {
        action: 'moderation.decide',
        before: { status: 'OPEN' },
        after: expect.objectContaining({ action: 'REMOVE', reason: 'Spam.', authorId: house.author.id }),
      },
    ]);
  });

  test('[238] leaves the decision in the history of its case', async () => {
    const { caseId } = await scene.reported();
    await decide(caseId, 'DISMISS', 'It is fair.');
    expect(await desk.rows<typeof auditTable>('moderation.history', { id: caseId })).toMatchObject([
      { action: 'moderation.decide', after: expect.stringContaining('It is fair.') },
    ]);
  });

  test('bans until a moment in the future, and no other', async () => {
    const { house, caseId } = await scene.reported();
    const ban = (banEndsAt: string) => ({ caseId, action: 'BAN', reason: 'Again.', banEndsAt });
    const past = new Date(Date.now() - 60_000).toISOString();
    expect(await desk.refused('moderation.decide', ban(past))).toBe('COMMON_INVALID_INPUT');
    const end = new Date(Date.now() + 86_400_000);
    await desk.mutate('moderation.decide', ban(end.toISOString()));
    const [row] = await server.database.query<{ ends_at: Date }[]>(
      'SELECT ends_at FROM community_bans WHERE user_id = $1',
      [house.author.id],
    );
    expect(row?.ends_at).toEqual(end);
    const audited = { action: 'BAN', banEndsAt: end.toISOString() };
    expect(await desk.audited(caseId)).toMatchObject([{ after: audited }]);
  });

  test('of two members of staff at once one wins, and only their row is in the audit log', async () => {
    const { caseId } = await scene.reported();
    const other = new ConsoleCalls(server, await buildPerson(server, { roles: ['SUPER_ADMIN'] }));
    const input = { caseId, action: 'WARN', reason: 'Please do not.' };
    const codes = await Promise.all([desk, other].map((one) => one.refused('moderation.decide', input)));
    expect(codes.sort()).toEqual([moderationErrors.DECIDED_ALREADY.code, undefined]);
    const rows = [...(await desk.audited(caseId)), ...(await other.audited(caseId))];
    expect(rows).toHaveLength(1);
  });

  test('several at once are decided each by itself, with a result each', async () => {
    const [one, other] = [await scene.reported(), await scene.reported('PRIVATE')];
    await decide(other.caseId, 'DISMISS');
    const ids = [one.caseId, other.caseId, randomUUID()];
    const results = await desk.mutate<BulkResult[]>('moderation.decideMany', {
      ids,
      action: 'REMOVE',
      reason: 'Spam.',
    });
    expect(results.map(({ id, error }) => [id, error?.code])).toEqual([
      [one.caseId, undefined],
      [other.caseId, moderationErrors.DECIDED_ALREADY.code],
      [ids[2], moderationErrors.CASE_NOT_FOUND.code],
    ]);
    expect(await scene.statusOf(one.house.threadId)).toBe('REMOVED');
    expect(await scene.statusOf(other.house.threadId)).toBe('VISIBLE');
  });
});

test.each(roles)('[17] %s sees the queue of all forums exactly if it oversees them', async (role) => {
  const person = new ConsoleCalls(server, await buildPerson(server, { roles: [role] }));
  const refusal = role === 'ADMIN' || role === 'SUPER_ADMIN' ? undefined : 'COMMON_FORBIDDEN';
  expect(await person.refusedQuery('moderation.queue')).toBe(refusal);
  const input = { ids: [randomUUID()], action: 'DISMISS', reason: 'No.' };
  expect(await person.refused('moderation.decideMany', input)).toBe(refusal);
});
