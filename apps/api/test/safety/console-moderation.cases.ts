import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { roles } from '@lyceum/contracts/auth';
import { moderationErrors, type moderationTable, type StaffCase } from '@lyceum/contracts/moderation';
import type { auditTable, BulkResult } from '@lyceum/contracts/ops';
import { ConsoleCalls } from '../../src/testing/console';
import { type ModerationHouse, ModerationScene } from '../../src/testing/moderation-scene';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let scene: ModerationScene;
let staff: Person;
let desk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.start({ environment: { RUN_JOBS: 'false' } });
  scene = new ModerationScene(server);
  staff = await buildPerson(server, { roles: ['ADMIN'] });
  desk = new ConsoleCalls(server, staff);
});
afterAll(() => server.stop());

/** A forum of whatever kind with a reported thread. */
async function reported(
  privacy: 'PUBLIC' | 'PRIVATE' = 'PUBLIC',
): Promise<{ house: ModerationHouse; caseId: string }> {
  const house = await scene.house(privacy);
  await scene.calls.report(house.reader, house.threadId, 'It sells watches.');
  const { id } = await scene.openCase(house);
  return { house, caseId: id };
}

const queue = (question: object = {}) => desk.rows<typeof moderationTable>('moderation.queue', question);
const decide = (caseId: string, action: string, reason = 'Spam.') =>
  desk.mutate<StaffCase>('moderation.decide', { caseId, action, reason });

describe('the queue over all forums', () => {
  test('lists what waits in any of them, private ones too, and finds it by forum and words', async () => {
    const [one, other] = [await reported(), await reported('PRIVATE')];
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
    const { house, caseId } = await reported();
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
    const { house, caseId } = await reported();
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

describe('deciding', () => {
  test('[238] removes the content, tells its author, and leaves a row in both logs', async () => {
    const { house, caseId } = await reported();
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
    const { caseId } = await reported();
    await decide(caseId, 'DISMISS', 'It is fair.');
    expect(await desk.rows<typeof auditTable>('moderation.history', { id: caseId })).toMatchObject([
      { action: 'moderation.decide', after: expect.stringContaining('It is fair.') },
    ]);
  });

  test('bans until a moment in the future, and no other', async () => {
    const { house, caseId } = await reported();
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
  });

  test('of two members of staff at once one wins, and only their row is in the audit log', async () => {
    const { caseId } = await reported();
    const other = new ConsoleCalls(server, await buildPerson(server, { roles: ['SUPER_ADMIN'] }));
    const input = { caseId, action: 'WARN', reason: 'Please do not.' };
    const codes = await Promise.all([desk, other].map((one) => one.refused('moderation.decide', input)));
    expect(codes.sort()).toEqual([moderationErrors.DECIDED_ALREADY.code, undefined]);
    const rows = [...(await desk.audited(caseId)), ...(await other.audited(caseId))];
    expect(rows).toHaveLength(1);
  });

  test('several at once are decided each by itself, with a result each', async () => {
    const [one, other] = [await reported(), await reported('PRIVATE')];
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
