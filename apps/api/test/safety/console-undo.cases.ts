import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { moderationErrors, type StaffCase } from '@lyceum/contracts/moderation';
import { type BulkResult, opsErrors } from '@lyceum/contracts/ops';
import { buildPost } from '@lyceum/forum/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { ModerationScene } from '../../src/testing/moderation-scene';
import { buildPerson, type Person } from '../../src/testing/people';
import { PostCalls } from '../../src/testing/posts';
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

const decide = (caseId: string, action: string) =>
  desk.mutate<StaffCase>('moderation.decide', { caseId, action, reason: 'Spam.' });

describe('undoing what was decided in bulk', () => {
  const decideMany = (action: string, ...ids: string[]) =>
    desk.mutate<BulkResult[]>('moderation.decideMany', { ids, action, reason: 'Spam.' });
  const undo = async (calls: ConsoleCalls, ...ids: string[]) =>
    (await calls.mutate<BulkResult[]>('moderation.undoMany', { ids })).map(({ error, wasSo }) =>
      error ? error.code : wasSo ? 'WAS_SO' : 'DONE',
    );
  const cannot = moderationErrors.CANNOT_UNDO.code;

  test('[238] what was dismissed waits again, and what was removed is shown and waits, with nobody told any more', async () => {
    const [one, other] = [await scene.reported(), await scene.reported()];
    await decideMany('DISMISS', one.caseId);
    await decideMany('REMOVE', other.caseId);
    expect(await undo(desk, one.caseId, other.caseId)).toEqual(['DONE', 'DONE']);
    expect(await undo(desk, one.caseId)).toEqual(['WAS_SO']);
    expect(await scene.statusOf(other.house.threadId)).toBe('VISIBLE');
    for (const { caseId } of [one, other])
      expect(await desk.query<StaffCase>('moderation.get', { caseId })).toMatchObject({
        status: 'OPEN',
        decision: null,
        reports: [{ message: 'It sells watches.' }],
      });
    const history = await desk.query<StaffCase>('moderation.get', { caseId: other.caseId });
    expect(history.authorHistory.removals).toBe(0);
    const [notice] = await server.database.query<[{ reversed_at: Date | null }]>(
      'SELECT reversed_at FROM moderation_notices WHERE case_id = $1',
      [other.caseId],
    );
    expect(notice.reversed_at).not.toBeNull();
    expect((await desk.audited(one.caseId)).at(-1)).toMatchObject({ action: 'moderation.undo' });
    expect(await scene.audited(other.house.communityId)).toContain(
      'CONTENT_RESTORED: Taken back by who decided it',
    );
    expect(await decide(one.caseId, 'DISMISS')).toMatchObject({ status: 'CLOSED' });
  });

  test('is only for who decided, and not of warnings, bans and what was held back', async () => {
    const [warned, removed, held] = [await scene.reported(), await scene.reported(), await scene.reported()];
    await server.database.query(`UPDATE moderation_cases SET kind = 'HOLD' WHERE id = $1`, [held.caseId]);
    await decide(warned.caseId, 'WARN');
    await decideMany('REMOVE', removed.caseId, held.caseId);
    expect(await undo(desk, warned.caseId, held.caseId)).toEqual([cannot, cannot]);
    const other = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
    expect(await undo(other, removed.caseId)).toEqual([cannot]);
    expect(await undo(desk, randomUUID())).toEqual([moderationErrors.CASE_NOT_FOUND.code]);
  });

  test('is not of a text that was held, also where it was removed before anybody queued it', async () => {
    const [{ house, caseId }, other] = [await scene.reported(), await scene.house()];
    await server.database.query(`UPDATE threads SET status = 'HELD' WHERE id = $1`, [house.threadId]);
    await decideMany('REMOVE', caseId);
    const thread = { id: other.threadId };
    const post = await buildPost(server.database.manager, thread, other.author, { status: 'HELD' });
    await new PostCalls(server).remove(staff, 'removePost', post.id, 'Spam.');
    const [atSight] = await server.database.query<[{ id: string }]>(
      'SELECT id FROM moderation_cases WHERE target_id = $1',
      [post.id],
    );
    expect(await undo(desk, caseId, atSight.id)).toEqual([cannot, cannot]);
    expect(await scene.statusOf(house.threadId)).toBe('REMOVED');
  });

  test('is not of what was appealed against, deleted or reported anew since', async () => {
    const [appealed, deleted, anew] = [
      await scene.reported(),
      await scene.reported(),
      await scene.reported(),
    ];
    await decideMany('REMOVE', appealed.caseId, deleted.caseId);
    await decideMany('DISMISS', anew.caseId);
    const [notice] = await server.database.query<[{ id: string }]>(
      'SELECT id FROM moderation_notices WHERE case_id = $1',
      [appealed.caseId],
    );
    await scene.calls.appeal(appealed.house.author, notice.id, 'It was no spam.');
    await server.database.query(`UPDATE threads SET status = 'DELETED' WHERE id = $1`, [
      deleted.house.threadId,
    ]);
    await scene.calls.report(anew.house.mod, anew.house.threadId, 'Still spam.');
    expect(await undo(desk, appealed.caseId, deleted.caseId, anew.caseId)).toEqual([cannot, cannot, cannot]);
    expect(await scene.statusOf(appealed.house.threadId)).toBe('REMOVED');
  });

  test('[238] is of the decision that is meant, not of one made since by the same person', async () => {
    const { house, caseId } = await scene.reported();
    const [left] = await decideMany('DISMISS', caseId);
    expect(await undo(desk, caseId)).toEqual(['DONE']);
    const [since] = await decideMany('REMOVE', caseId);
    const undoAsLeft = async (result: BulkResult | undefined) => {
      const input = { ids: [caseId], asLeft: { [caseId]: result?.revision ?? '' } };
      return (await desk.mutate<BulkResult[]>('moderation.undoMany', input))[0]?.error?.code;
    };
    expect(await undoAsLeft(left)).toBe(opsErrors.CHANGED_SINCE.code);
    expect(await scene.statusOf(house.threadId)).toBe('REMOVED');
    expect(await undoAsLeft(since)).toBeUndefined();
    expect((await desk.audited(caseId)).at(-1)).toMatchObject({
      before: { action: 'REMOVE', decidedAt: expect.any(String) },
    });
  });

  test('[238] a decision whose answer was lost is the same when it is asked again, and can be undone', async () => {
    const { caseId } = await scene.reported();
    const first = await decideMany('DISMISS', caseId);
    expect(await decideMany('DISMISS', caseId)).toEqual(first);
    expect(first[0]?.revision).toBeDefined();
    const refusal = moderationErrors.DECIDED_ALREADY.code;
    expect((await decideMany('REMOVE', caseId))[0]?.error?.code).toBe(refusal);
    const other = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
    const input = { ids: [caseId], action: 'DISMISS', reason: 'Spam.' };
    const [others] = await other.mutate<BulkResult[]>('moderation.decideMany', input);
    expect(others?.error?.code).toBe(refusal);
    expect(await desk.audited(caseId)).toHaveLength(1);
  });

  test('[238] is offered to who decided, as long as it can be done', async () => {
    const [one, warned] = [await scene.reported(), await scene.reported()];
    expect(await decide(one.caseId, 'REMOVE')).toMatchObject({ decision: { canUndo: true } });
    expect(await decide(warned.caseId, 'WARN')).toMatchObject({ decision: { canUndo: false } });
    const other = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
    const input = { caseId: one.caseId };
    expect(await other.query('moderation.get', input)).toMatchObject({ decision: { canUndo: false } });
  });

  test('of two at once is done once', async () => {
    const { house, caseId } = await scene.reported();
    await decideMany('REMOVE', caseId);
    const outcomes = await Promise.all([undo(desk, caseId), undo(desk, caseId)]);
    expect(outcomes.flat().filter((outcome) => outcome === 'DONE')).toHaveLength(1);
    expect(await scene.audited(house.communityId)).toHaveLength(2);
  });
});
