import { beforeAll, describe, expect, test } from '@jest/globals';
import { moderationErrors } from '@lyceum/contracts/moderation';
import type { BulkResult } from '@lyceum/contracts/ops';
import { somebodyWaits } from '@lyceum/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { type ModerationHouse, ModerationScene, only } from '../../src/testing/moderation-scene';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let scene: ModerationScene;
let desk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  scene = new ModerationScene(server);
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
});

/** A forum whose thread staff have removed, with everybody told of it. */
async function removed(): Promise<{ house: ModerationHouse; caseId: string }> {
  const house = await scene.house();
  await scene.calls.report(house.reader, house.threadId, 'It sells watches.');
  const { id: caseId } = await scene.openCase(house);
  // Who moderates hears of a report only while it is open.
  await scene.bell(house.mod);
  await decide(caseId, 'REMOVE', 'Advertising');
  await scene.bell(house.author);
  return { house, caseId };
}

const decide = (caseId: string, action: string, reason: string) =>
  desk.mutate('moderation.decide', { caseId, action, reason });
const undo = (caseId: string) => desk.mutate<BulkResult[]>('moderation.undoMany', { ids: [caseId] });

/** The subscriber gets the first of its events of a case as if it had been late. */
async function deliverFirstAgain(subscriber: string, caseId: string): Promise<void> {
  await server.database.query(
    `UPDATE event_deliveries SET handled_at = NULL WHERE subscriber = $1 AND event_id = (
       SELECT d.event_id FROM event_deliveries d JOIN outbox_events e ON e.id = d.event_id
       WHERE d.subscriber = $1 AND e.payload ->> 'caseId' = $2 ORDER BY e.id LIMIT 1)`,
    [subscriber, caseId],
  );
}

describe('a decision that is undone', () => {
  test.each([
    'moderation.take-back-what-was-told-of-a-decision',
    'notifications.tell-of-a-moderators-decision',
  ])('[238] and made anew is told as it stands, also where %s is late', async (subscriber) => {
    const { house, caseId } = await removed();
    await undo(caseId);
    await decide(caseId, 'WARN', 'Please do not');
    await scene.bell(house.author);
    await deliverFirstAgain(subscriber, caseId);
    const told = async (person: ModerationHouse['author']) =>
      (await scene.bell(person)).map(({ description }) => description);
    expect(await told(house.author)).toEqual([
      `A moderator of ${house.displayName} warned you about “Buy now”: Please do not`,
    ]);
    expect(await told(house.reader)).toEqual([
      `A moderator of ${house.displayName} has looked at what you reported. Thank you!`,
    ]);
    expect(await told(house.mod)).toEqual(['reported “Buy now” in ' + house.displayName]);
  });

  test('[238] is not while its author appeals against it', async () => {
    const { house, caseId } = await removed();
    const notice = await only(scene.calls.notices(house.author));
    let outcome: Promise<BulkResult[]> = Promise.resolve([]);
    await server.database.transaction(async (manager) => {
      await manager.query('SELECT FROM moderation_notices WHERE id = $1 FOR SHARE', [notice.id]);
      outcome = undo(caseId);
      while (!(await somebodyWaits(server.database)));
      await manager.query(
        `INSERT INTO moderation_cases (kind, community_id, target_type, target_id, author_id, title, preview, notice_id, appeal)
         SELECT 'APPEAL', community_id, target_type, target_id, user_id, title, '', id, 'It was no spam.'
         FROM moderation_notices WHERE id = $1`,
        [notice.id],
      );
    });
    expect(await outcome).toMatchObject([{ error: { code: moderationErrors.CANNOT_UNDO.code } }]);
    expect(await scene.statusOf(house.threadId)).toBe('REMOVED');
    expect(await scene.calls.notices(house.author)).toMatchObject([{ id: notice.id, reversedAt: null }]);
  });
});
