import { beforeAll, describe, expect, test } from '@jest/globals';
import { communityErrors } from '@lyceum/contracts/forum';
import type { AuditEntryView } from '@lyceum/contracts/ops';
import { moderationErrors, type ModerationReason, type StaffCase } from '@lyceum/contracts/moderation';
import { somebodyWaits } from '@lyceum/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { untilMailIsOut } from '../../src/testing/mails';
import { type ModerationHouse, ModerationScene } from '../../src/testing/moderation-scene';
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

const day = 86_400_000;

/** A forum whose author staff have banned until tomorrow. */
async function banned(): Promise<{ house: ModerationHouse; decided: StaffCase; end: Date }> {
  const house = await scene.house();
  await scene.calls.report(house.reader, house.threadId, 'It sells watches.');
  const { id: caseId } = await scene.openCase(house);
  const end = new Date(Date.now() + day);
  const ban = { caseId, action: 'BAN', reason: 'Again.', banEndsAt: end.toISOString() };
  return { house, decided: await desk.mutate<StaffCase>('moderation.decide', ban), end };
}

describe('a ban until a day', () => {
  test('[78] is told to whom it shuts out with its end, and to staff on the case', async () => {
    const { house, decided, end } = await banned();
    expect(decided.ban).toMatchObject({ reason: 'Again.', endsAt: end.toISOString() });
    const until = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(end);
    const told = await scene.bell(house.author);
    expect(told.map(({ description }) => description)).toContain(
      `You are banned from ${house.displayName} until ${until}: Again.`,
    );
  });

  test('[78] is over at its end, without anything being done', async () => {
    const { decided } = await banned();
    await server.database.query(
      `UPDATE community_bans SET ends_at = now() - interval '1 second' WHERE id = $1`,
      [decided.ban?.id],
    );
    const found = await desk.query<StaffCase>('moderation.get', { caseId: decided.id });
    expect(found.ban).toBeNull();
    const lift = { banId: decided.ban?.id, reason: 'It is over.' };
    expect(await desk.refused('moderation.liftBan', lift)).toBe(communityErrors.NOT_BANNED.code);
  });
});

describe('lifting a ban', () => {
  test('[78, 238] tells whom it shut out why, and is in the forum’s log and in the house’s', async () => {
    const { house, decided } = await banned();
    const banId = decided.ban?.id;
    await desk.mutate('moderation.liftBan', { banId, reason: 'We talked about it.' });
    const found = await desk.query<StaffCase>('moderation.get', { caseId: decided.id });
    expect(found.ban).toBeNull();
    const told = await scene.bell(house.author);
    expect(told.map(({ description }) => description)).toContain(
      `Your ban from ${house.displayName} was lifted: We talked about it.`,
    );
    expect(await scene.audited(house.communityId)).toContain('MEMBER_UNBANNED: We talked about it.');
    expect(await desk.audited(house.author.id)).toMatchObject([
      { action: 'moderation.liftBan', before: { banId, communityId: house.communityId }, after: null },
    ]);
    const again = { banId, reason: 'Twice.' };
    expect(await desk.refused('moderation.liftBan', again)).toBe(communityErrors.NOT_BANNED.code);
  });

  test('[238] is told by its entry with the names of forum and ban', async () => {
    const { house, decided, end } = await banned();
    const ban = decided.ban?.id ?? '';
    await desk.mutate('moderation.liftBan', { banId: ban, reason: 'We talked about it.' });
    const { rows } = await desk.query<{ rows: { id: string }[] }>('audit.list', { search: house.author.id });
    const { names } = await desk.query<AuditEntryView>('audit.get', { id: rows[0]?.id });
    expect(names).toEqual({
      [house.communityId]: house.displayName,
      [ban]: `${decided.author.name}, until ${end.toISOString().slice(0, 10)}`,
    });
  });

  test('[78] is for nobody whom it shuts out', async () => {
    const { house, decided } = await banned();
    await server.database.query(`UPDATE users SET roles = '{ADMIN}' WHERE id = $1`, [house.author.id]);
    const own = new ConsoleCalls(server, house.author);
    const lift = { banId: decided.ban?.id, reason: 'I am fine.' };
    expect(await own.refused('moderation.liftBan', lift)).toBe(communityErrors.NOT_ALLOWED.code);
  });

  test('[78] for a reason with half a character is done, and says the rest', async () => {
    const { house, decided } = await banned();
    await desk.mutate('moderation.liftBan', { banId: decided.ban?.id, reason: 'Half \ud800.' });
    expect(await scene.audited(house.communityId)).toContain('MEMBER_UNBANNED: Half \ufffd.');
  });

  test('[78] of two at once is done once', async () => {
    const { decided } = await banned();
    const lift = { banId: decided.ban?.id, reason: 'Enough.' };
    const codes = await Promise.all([1, 2].map(() => desk.refused('moderation.liftBan', lift)));
    expect(codes.sort()).toEqual([communityErrors.NOT_BANNED.code, undefined]);
  });

  test('[78] lifts no other that has come meanwhile', async () => {
    const { house, decided } = await banned();
    await untilMailIsOut(server);
    let refusal: Promise<string | undefined> = Promise.resolve(undefined);
    await server.database.transaction(async (manager) => {
      await manager.query('SELECT FROM communities WHERE id = $1 FOR NO KEY UPDATE', [house.communityId]);
      refusal = desk.refused('moderation.liftBan', { banId: decided.ban?.id, reason: 'Enough.' });
      while (!(await somebodyWaits(server.database)));
      await manager.query('UPDATE community_bans SET lifted_at = now() WHERE id = $1', [decided.ban?.id]);
      await manager.query(
        `INSERT INTO community_bans (community_id, user_id, banned_by, reason) VALUES ($1, $2, $3, 'Threats.')`,
        [house.communityId, house.author.id, house.admin.id],
      );
    });
    expect(await refusal).toBe(communityErrors.NOT_BANNED.code);
    const found = await desk.query<StaffCase>('moderation.get', { caseId: decided.id });
    expect(found.ban).toMatchObject({ reason: 'Threats.' });
  });
});

describe('reasons that are kept', () => {
  const save = (reason: Partial<ModerationReason> & { before?: ModerationReason }) =>
    desk.mutate<ModerationReason>('moderation.saveReason', {
      id: null,
      communityId: null,
      name: 'Advertising',
      text: 'No advertising.',
      before: null,
      ...reason,
    });
  const named = async (communityId: string | null) =>
    (await desk.query<ModerationReason[]>('moderation.reasons', { communityId })).map(({ name }) => name);

  test('are of one forum or of all; made, renamed and removed, with a row in the log each', async () => {
    const [one, other] = [await scene.house(), await scene.house()];
    const own = await save({ communityId: one.communityId, name: 'Not about chess' });
    const house = await save({ name: 'For all' });
    expect(await named(one.communityId)).toEqual(['Not about chess', 'For all']);
    expect(await named(other.communityId)).toEqual(['For all']);
    expect(await named(null)).toEqual(['For all']);
    await save({ ...own, name: 'Elsewhere', text: 'This is about chess.', before: own });
    expect(await named(one.communityId)).toEqual(['Elsewhere', 'For all']);
    await desk.mutate('moderation.removeReason', { id: own.id });
    expect(await named(one.communityId)).toEqual(['For all']);
    expect(await desk.audited(own.id)).toMatchObject([
      { action: 'moderation.saveReason', before: null, after: { name: 'Not about chess' } },
      { action: 'moderation.saveReason', before: { name: 'Not about chess' }, after: { name: 'Elsewhere' } },
      { action: 'moderation.removeReason', before: { name: 'Elsewhere' }, after: null },
    ]);
    await desk.mutate('moderation.removeReason', { id: house.id });
    expect(await desk.refused('moderation.removeReason', { id: house.id })).toBe(
      moderationErrors.REASON_NOT_FOUND.code,
    );
  });

  test('are changed from what was read: of two who have it open the later one is told', async () => {
    const read = await save({ name: 'Open twice' });
    const changes = ['One.', 'Other.'].map((text) => ({ ...read, text, before: read }));
    const codes = await Promise.all(changes.map((change) => desk.refused('moderation.saveReason', change)));
    expect(codes.sort()).toEqual([moderationErrors.REASON_CHANGED.code, undefined]);
  });

  test('have two names in one place, also when saved at once', async () => {
    const codes = await Promise.all(
      ['Twice', 'TWICE'].map((name) =>
        desk.refused('moderation.saveReason', {
          id: null,
          communityId: null,
          name,
          text: 'No.',
          before: null,
        }),
      ),
    );
    expect(codes.sort()).toEqual([moderationErrors.REASON_NAME_TAKEN.code, undefined]);
    const { communityId } = await scene.house();
    await expect(save({ communityId, name: 'Twice' })).resolves.toMatchObject({ name: 'Twice' });
  });
});
