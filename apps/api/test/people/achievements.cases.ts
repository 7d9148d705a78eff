import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AccountEraser } from '@lyceum/auth';
import type { Role } from '@lyceum/contracts/auth';
import type { auditTable } from '@lyceum/contracts/ops';
import {
  type AchievementDetail,
  type AchievementRuleName,
  type achievementsTable,
  type HeldAchievements,
  profileErrors,
} from '@lyceum/contracts/profile';
import { buildBlock } from '@lyceum/friends/testing';
import { AfterCommit, type Deed, Deeds, Scheduler, UnitOfWork } from '@lyceum/kernel';
import { buildAchievement } from '@lyceum/profile/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { exportedFiles } from '../../src/testing/exported';
import { FriendCalls } from '../../src/testing/friends';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';

interface Held {
  title: string;
  iconName: string;
  description: string;
  url: string | null;
}

interface User {
  achievements: Held[] | null;
  userBadges: Held[] | null;
}

let server: TestServer;
let calls: FriendCalls;
let admin: Person;
let desk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new FriendCalls(server);
  admin = await buildPerson(server, { roles: ['ADMIN'] });
  desk = new ConsoleCalls(server, admin);
});

let ada: Person;
let bo: Person;
beforeEach(async () => {
  // Each test has the definitions it makes.
  await server.database.query('UPDATE achievements SET retired_at = now() WHERE retired_at IS NULL');
  [ada, bo] = await Promise.all([buildPerson(server), buildPerson(server)]);
});

const define = (title: string, rule: AchievementRuleName | null = null) =>
  buildAchievement(server.database.manager, { title, rule });

async function look(viewer: Person, owner: { id: string }): Promise<User | undefined> {
  const { data } = await calls.ask<{ getUser: User } | null>(
    viewer,
    `query ($id: ID!, $me: ID!) { getUser(userId: $id, requestingUser: $me) {
       achievements { title iconName description url } userBadges { title iconName description url } } }`,
    { id: owner.id, me: viewer.id },
  );
  return data?.getUser;
}
const titlesOf = async (person: Person): Promise<string[]> =>
  ((await look(person, person))?.achievements ?? []).map(({ title }) => title).sort();

const posted = ({ id }: Person, target: Deed['target'] = 'THREAD'): Deed => ({
  userId: id,
  action: 'POSTED',
  target,
  targetId: randomUUID(),
  happenedAt: new Date(),
});
const clapped = (clapper: Person, author: Person): Deed => ({
  ...posted(clapper),
  action: 'CLAPPED',
  otherId: author.id,
});

/** As deliveries tell: several deeds in one transaction. */
const tell = (...told: Deed[]) =>
  server.app.get(UnitOfWork, { strict: false }).run((transaction) => {
    const deeds = server.app.get(Deeds, { strict: false });
    for (const deed of told) deeds.done(transaction, deed);
    return Promise.resolve();
  });
async function settled(): Promise<void> {
  await server.app.get(AfterCommit, { strict: false }).idle();
  await untilMailIsOut(server);
}
const many = (count: number, deed: () => Deed): Deed[] => Array.from({ length: count }, deed);

const give = (person: Person, userId: string, achievementId: string, reason = 'Led the river project.') =>
  server.opsMutation('achievements.give', { userId, achievementId, reason }, person.token);
const takeBack = (person: Person, userId: string, achievementId: string) =>
  server.opsMutation('achievements.takeBack', { userId, achievementId, reason: 'A mix-up.' }, person.token);
const held = (userId: string) => desk.query<HeldAchievements>('achievements.ofPerson', { userId });

describe('[146] achievements', () => {
  test('are earned by the rule with the deed that completes it, and told of once', async () => {
    await define('Opens up', 'FIRST_THREAD');
    await define('Ten replies', 'REPLIES_10');
    await tell(...many(9, () => posted(ada, 'POST')));
    expect(await titlesOf(ada)).toEqual([]);
    await tell(posted(ada, 'COMMENT'), posted(ada));
    await tell(posted(ada), posted(ada, 'COMMENT'));
    expect(await titlesOf(ada)).toEqual(['Opens up', 'Ten replies']);
    expect((await look(ada, ada))?.userBadges).toEqual([]);
    await settled();
    const told = (await toldTo(server, ada)).filter(({ type }) => type === 'ACHIEVEMENT_EARNED');
    expect(told.map(({ description }) => description).sort()).toEqual([
      'You earned the achievement “Opens up”.',
      'You earned the achievement “Ten replies”.',
    ]);
    expect(told[0]?.url).toBe(`/u/${ada.id}#achievements`);
  });

  test('of what others do are for whom it was done, and of points by all of them', async () => {
    await define('Clapped for', 'CLAPS_10');
    await define('A hundred', 'POINTS_100');
    await tell(...many(10, () => clapped(bo, ada)));
    expect(await titlesOf(ada)).toEqual(['Clapped for']);
    expect(await titlesOf(bo)).toEqual([]);
    await server.database.query('UPDATE kpi_totals SET total = 98 WHERE user_id = $1', [ada.id]);
    await tell(posted(ada));
    expect(await titlesOf(ada)).toEqual(['A hundred', 'Clapped for']);
  });

  test('are earned once by deeds told at the same time', async () => {
    const { id } = await define('Opens up', 'FIRST_THREAD');
    await Promise.all(many(6, () => posted(ada)).map((deed) => tell(deed)));
    expect(await titlesOf(ada)).toEqual(['Opens up']);
    const events = await server.database.query(
      `SELECT FROM outbox_events WHERE type = 'profile.achievement-earned' AND payload @> $1`,
      [{ userId: ada.id, achievementId: id }],
    );
    expect(events).toHaveLength(1);
  });

  test('defined later are given for what was done before, by the clock, and once', async () => {
    await tell(posted(ada));
    await define('Opens up', 'FIRST_THREAD');
    const scheduler = server.app.get(Scheduler);
    const due = () =>
      server.database.query(
        `UPDATE scheduled_tasks SET next_run_at = now() WHERE name = 'profile.award-missed-achievements'`,
      );
    for (const _ of [1, 2]) {
      await due();
      await scheduler.runDue();
    }
    expect(await titlesOf(ada)).toEqual(['Opens up']);
  });

  test('are shown to whom their owner shows them, and to nobody there is a block with', async () => {
    await define('Opens up', 'FIRST_THREAD');
    await tell(posted(ada));
    const shown = { title: 'Opens up', iconName: 'leaf', description: 'For clean water.', url: null };
    const grownUps = { dateOfBirth: '1990-01-01' };
    const [owner, reader] = await Promise.all([buildPerson(server, grownUps), buildPerson(server, grownUps)]);
    await tell(posted(owner));
    expect(await look(reader, owner)).toEqual({ achievements: [shown], userBadges: [] });
    await calls.ask(
      owner,
      `mutation ($id: ID!) { updateProfile(userProfileId: $id, input: { privacy: { achievements: PRIVATE } }) { id } }`,
      { id: owner.id },
    );
    expect(await look(reader, owner)).toEqual({ achievements: null, userBadges: null });
    expect((await look(owner, owner))?.achievements).toEqual([shown]);
    await buildBlock(server.database.manager, owner, reader);
    expect(await look(reader, owner)).toBeUndefined();
  });

  test('say since when somebody has them', async () => {
    await define('Opens up', 'FIRST_THREAD');
    await tell(posted(ada));
    const { data } = await calls.ask<{ getUser: { achievements: { earnedAt: string }[] } }>(
      ada,
      `query ($me: ID!) { getUser(userId: $me, requestingUser: $me) { achievements { earnedAt } } }`,
      { me: ada.id },
    );
    const ago = Date.now() - Date.parse(data.getUser.achievements[0]?.earnedAt ?? '');
    expect(Math.abs(ago)).toBeLessThan(60_000);
  });

  test('are in the copy of one’s data, and erased with the account', async () => {
    await define('Opens up', 'FIRST_THREAD');
    await tell(posted(ada));
    const files = await exportedFiles(server, ada);
    expect(JSON.parse(files['achievements.json'] ?? '{}')).toMatchObject({
      achievements: [{ title: 'Opens up', isBadge: false, takenBackAt: null }],
    });
    await server.database.query('UPDATE users SET deletes_at = now() WHERE id = $1', [ada.id]);
    await server.app.get(AccountEraser).eraseDue();
    const left = await server.database.query('SELECT FROM user_achievements WHERE user_id = $1', [ada.id]);
    expect(left).toEqual([]);
    // Nor does anything that is told late give an erased account one.
    await tell(posted(ada));
    expect(await server.database.query('SELECT FROM user_achievements WHERE user_id = $1', [ada.id])).toEqual(
      [],
    );
  });
});

describe('[146] badges', () => {
  test('are given by staff with a reason for the audit log, and told of', async () => {
    const { id } = await define('River keeper');
    expect((await held(ada.id)).badges).toEqual([{ id, title: 'River keeper' }]);
    await give(admin, ada.id, id).expect(200);
    expect(await held(ada.id)).toMatchObject({ held: [{ id, way: 'BY_HAND' }], badges: [] });
    expect(await look(ada, ada)).toMatchObject({ achievements: [], userBadges: [{ title: 'River keeper' }] });
    const history = await desk.rows<typeof auditTable>('users.history', { id: ada.id });
    expect(history).toMatchObject([{ action: 'user.giveBadge', actorId: admin.id }]);
    expect(history[0]?.after).toContain('Led the river project.');
    await settled();
    expect((await toldTo(server, ada)).at(-1)?.description).toBe('You were given the badge “River keeper”.');
  });

  test('of many given at once are one', async () => {
    const { id } = await define('River keeper');
    const answers = await Promise.all([1, 2, 3, 4].map(() => give(admin, ada.id, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const entries = await server.database.query(
      `SELECT FROM audit_entries WHERE action = 'user.giveBadge' AND target_id = $1`,
      [ada.id],
    );
    expect(entries).toHaveLength(1);
  });

  test('are taken back with a reason that the person reads, and can be given again', async () => {
    const { id } = await define('River keeper');
    await give(admin, ada.id, id).expect(200);
    await settled();
    await takeBack(admin, ada.id, id).expect(200);
    expect((await look(ada, ada))?.userBadges).toEqual([]);
    const told = (await toldTo(server, ada)).map(({ description }) => description);
    expect(told).toEqual(['“River keeper” was taken back by staff: A mix-up.']);
    expect((await takeBack(admin, ada.id, id)).text).toContain(profileErrors.ACHIEVEMENT_NOT_FOUND.code);
    await give(admin, ada.id, id).expect(200);
    expect((await look(ada, ada))?.userBadges).toHaveLength(1);
  });

  test('are not what rules are for: what staff took back of these is not earned again, nor given', async () => {
    const { id } = await define('Opens up', 'FIRST_THREAD');
    await tell(posted(ada));
    await takeBack(admin, ada.id, id).expect(200);
    await tell(posted(ada));
    expect(await titlesOf(ada)).toEqual([]);
    expect((await give(admin, ada.id, id)).text).toContain(profileErrors.BADGE_NOT_GIVEN.code);
  });

  test('are given by nobody to themselves, nor to who is gone, nor without a reason', async () => {
    const { id } = await define('River keeper');
    expect((await give(admin, admin.id, id)).text).toContain(profileErrors.OWN_BADGE.code);
    await give(admin, ada.id, id, ' ').expect(400);
    await server.database.query('UPDATE users SET erased_at = now() WHERE id = $1', [ada.id]);
    expect((await give(admin, ada.id, id)).text).toContain(profileErrors.BADGE_NOT_GIVEN.code);
  });

  const awarding: readonly Role[] = ['SUPER_ADMIN', 'ADMIN', 'COURSE_ADMIN', 'EVENT_ADMIN', 'SUMMIT_ADMIN'];
  test.each(['STUDENT', 'TEACHER', 'SALES_ADMIN', 'NEXUS_ADMIN', ...awarding] as const)(
    'are given by %s where the table of rights says so, and defined by admins alone',
    async (role) => {
      const { id } = await define('River keeper');
      const person = await buildPerson(server, { roles: [role] });
      await give(person, ada.id, id).expect(awarding.includes(role) ? 200 : 403);
      const defining = { title: 'New', iconName: 'star', description: 'For it.', url: '', way: 'BY_HAND' };
      const mayDefine = role === 'ADMIN' || role === 'SUPER_ADMIN';
      await server.opsMutation('achievements.create', defining, person.token).expect(mayDefine ? 200 : 403);
    },
  );
});

describe('[146] definitions in the console', () => {
  const input = { title: 'Bridge', iconName: 'world', description: 'For a talk.', url: '/community' };
  const create = () =>
    desk.mutate<{ achievementId: string }>('achievements.create', { ...input, way: 'BY_HAND' });
  const get = (achievementId: string) => desk.query<AchievementDetail>('achievements.get', { achievementId });

  test('are made, listed, changed and retired, each with its history', async () => {
    const { achievementId } = await create();
    expect(await get(achievementId)).toMatchObject({ ...input, way: 'BY_HAND', holders: 0, revision: 1 });
    await give(admin, ada.id, achievementId).expect(200);
    await desk.mutate('achievements.update', { ...input, title: 'Bridges', achievementId, revision: 1 });
    await desk.mutate('achievements.setRetired', { achievementId, isRetired: true });
    expect(await get(achievementId)).toMatchObject({ title: 'Bridges', holders: 1, isRetired: true });
    const rows = await desk.rows<typeof achievementsTable>('achievements.list', { search: 'bridges' });
    expect(rows).toMatchObject([{ title: 'Bridges', way: 'BY_HAND', state: 'RETIRED' }]);
    const history = await desk.rows<typeof auditTable>('achievements.history', { id: achievementId });
    expect(history.map(({ action }) => action)).toEqual([
      'achievement.retire',
      'achievement.update',
      'achievement.create',
    ]);
    // Who has it keeps it; nobody else is given it.
    expect((await look(ada, ada))?.userBadges).toMatchObject([{ title: 'Bridges', url: '/community' }]);
    expect((await give(admin, bo.id, achievementId)).text).toContain(profileErrors.BADGE_NOT_GIVEN.code);
  });

  test('are not changed over what somebody else has changed meanwhile', async () => {
    const { achievementId } = await create();
    const change = (title: string) =>
      server.opsMutation('achievements.update', { ...input, title, achievementId, revision: 1 }, admin.token);
    const statuses = (await Promise.all([change('One'), change('Other')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  test.each([
    { title: ' ' },
    { title: 'a\u202eb' },
    { iconName: 'skull' },
    { url: 'javascript:alert(1)' },
    { url: '//elsewhere.example' },
  ])('refuse %j', async (wrong) => {
    const made = { ...input, way: 'BY_HAND', ...wrong };
    await server.opsMutation('achievements.create', made, admin.token).expect(400);
  });
});
