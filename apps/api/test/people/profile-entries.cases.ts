import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildBan, buildMember } from '@lyceum/forum/testing';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { buildCertificate, buildGroup, buildMember as buildClassMember } from '@lyceum/live-course/testing';
import { buildAchievement, buildProfile } from '@lyceum/profile/testing';
import { countStatements } from '@lyceum/testing';
import { buildForum } from '../../src/testing/communities';
import { FriendCalls } from '../../src/testing/friends';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

interface Entries {
  forums: { id: string; name: string; url: string }[] | null;
  classes: { id: string; name: string; url: string }[];
  events: { id: string; startDate: string }[];
  certificates: { id: string; name: string; url: string; issuedAt: string }[] | null;
}

let server: TestServer;
let calls: FriendCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new FriendCalls(server);
});

const dateOfBirth = `${String(new Date().getFullYear() - 15)}-01-01`;

async function look(viewer: Person, other: Person, as = viewer): Promise<Entries | string | undefined> {
  const { data, errors } = await calls.ask<{ getUserEntries: Entries } | null>(
    viewer,
    `query ($userId: ID!, $me: ID!) { getUserEntries(userId: $userId, requestingUser: $me) {
      forums { id name url } classes { id name url } events { id startDate } certificates { id name url issuedAt } } }`,
    { userId: other.id, me: as.id },
  );
  return data?.getUserEntries ?? errors?.[0]?.extensions.code;
}

const forumsSeen = async (viewer: Person, other: Person): Promise<string[] | null | undefined> => {
  const entries = await look(viewer, other);
  return typeof entries === 'object' ? (entries.forums?.map(({ id }) => id) ?? null) : undefined;
};

describe('[146] the classes of a profile', () => {
  const classesSeen = async (viewer: Person, other: Person): Promise<string[]> => {
    const entries = await look(viewer, other);
    return typeof entries === 'object' ? entries.classes.map(({ id }) => id) : [];
  };

  test('are those both take part in: no observer, nobody outside, nobody withdrawn or blocked', async () => {
    const { manager } = server.database;
    const [mina, tom, ada, watcher] = [
      await buildPerson(server, { dateOfBirth }),
      await buildPerson(server, { dateOfBirth }),
      await buildPerson(server, { dateOfBirth }),
      await buildPerson(server, { dateOfBirth }),
    ];
    const teacher = await buildPerson(server, { roles: ['TEACHER'] });
    const [both, alone] = [await buildGroup(manager), await buildGroup(manager)];
    for (const person of [mina, tom]) await buildClassMember(manager, both, person);
    await buildClassMember(manager, both, teacher, 'TEACHER');
    await buildClassMember(manager, both, watcher, 'OBSERVER');
    await buildClassMember(manager, alone, mina);
    expect((await classesSeen(mina, mina)).sort()).toEqual([both.id, alone.id].sort());
    for (const person of [tom, teacher]) expect(await classesSeen(person, mina)).toEqual([both.id]);
    for (const person of [watcher, ada]) expect(await classesSeen(person, mina)).toEqual([]);
    expect(await classesSeen(mina, watcher)).toEqual([]);
    const entries = await look(tom, mina);
    expect(entries).toMatchObject({ classes: [{ url: `/lc-dashboard/${both.groupTag}` }] });
    await calls.block(tom, mina);
    expect(await classesSeen(tom, mina)).toEqual([]);
    await server.database.query(`UPDATE live_course_members SET state = 'WITHDRAWN' WHERE user_id = $1`, [
      mina.id,
    ]);
    expect(await classesSeen(teacher, mina)).toEqual([]);
  });
});

describe('[148] the certificates of a profile', () => {
  test('are those that hold, for friends unless their owner says less, and of a minor for nobody further', async () => {
    const { manager } = server.database;
    const [mina, tom, ada, grown] = [
      await buildPerson(server, { dateOfBirth }),
      await buildPerson(server, { dateOfBirth }),
      await buildPerson(server, { dateOfBirth }),
      await buildPerson(server, { dateOfBirth: '1980-01-01' }),
    ];
    const group = await buildGroup(manager);
    for (const person of [mina, ada, grown]) await buildClassMember(manager, group, person);
    await buildFriendRelation(manager, mina, tom);
    const holding = await buildCertificate(manager, group, mina);
    await buildCertificate(manager, await buildGroup(manager), mina, { withdrawn: true });
    const ofGrown = await buildCertificate(manager, group, grown);
    const seen = async (viewer: Person, other: Person) => {
      const entries = await look(viewer, other);
      return typeof entries === 'object' ? (entries.certificates?.map(({ url }) => url) ?? null) : undefined;
    };
    const own = [`/certificates/${holding.code}`];
    for (const person of [mina, tom]) expect(await seen(person, mina)).toEqual(own);
    // A classmate is no friend by that.
    expect(await seen(ada, mina)).toBeNull();
    await buildProfile(manager, mina, { privacy: { certificates: 'GLOBAL' } });
    expect(await seen(tom, mina)).toEqual(own);
    expect(await seen(ada, mina)).toBeNull();
    await buildProfile(manager, mina, { privacy: { certificates: 'PRIVATE' } });
    expect(await seen(tom, mina)).toBeNull();
    expect(await seen(mina, mina)).toEqual(own);
    await buildProfile(manager, grown, { privacy: { certificates: 'GLOBAL' } });
    const another = await buildPerson(server, { dateOfBirth: '1985-01-01' });
    expect(await seen(another, grown)).toEqual([`/certificates/${ofGrown.code}`]);
    await calls.block(grown, another);
    expect(await seen(another, grown)).not.toEqual([`/certificates/${ofGrown.code}`]);
  });
});

describe('[146] the forums of a profile', () => {
  test('are those both may see now, for whoever its owner shows them to', async () => {
    const [mina, tom, ada] = [
      await buildPerson(server, { dateOfBirth }),
      await buildPerson(server, { dateOfBirth }),
      await buildPerson(server, { dateOfBirth }),
    ];
    const { manager } = server.database;
    const open = await buildForum(server, [[mina, 'MEMBER']]);
    const closed = await buildForum(server, [[mina, 'MEMBER']], { privacy: 'CLOSED' });
    const asked = await buildForum(server, [[mina, 'MEMBER']], { privacy: 'PRIVATE' });
    await buildFriendRelation(manager, mina, tom);
    const all = [open.id, closed.id, asked.id].sort();
    expect((await forumsSeen(mina, mina))?.sort()).toEqual(all);
    expect(await forumsSeen(tom, mina)).toEqual([open.id]);
    // Among friends, as long as nothing else was said.
    expect(await forumsSeen(ada, mina)).toBeNull();
    await buildMember(manager, closed, tom);
    expect((await forumsSeen(tom, mina))?.sort()).toEqual([open.id, closed.id].sort());
    await buildBan(manager, open, mina);
    expect(await forumsSeen(tom, mina)).toEqual([closed.id]);
    await buildProfile(manager, mina, { privacy: { forums: 'PRIVATE' } });
    expect(await forumsSeen(tom, mina)).toBeNull();
    expect((await forumsSeen(mina, mina))?.sort()).toEqual([closed.id, asked.id].sort());
  });

  test('say where they are read, and are nobody’s of whom one finds nobody', async () => {
    const [mina, tom] = [await buildPerson(server), await buildPerson(server)];
    const forum = await buildForum(server, [[mina, 'MEMBER']]);
    const entries = await look(mina, mina);
    expect(entries).toMatchObject({
      forums: [{ id: forum.id, url: `/community/${forum.name}` }],
      classes: [],
      events: [],
    });
    await server.database.query('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', [
      mina.id,
      tom.id,
    ]);
    expect(await look(tom, mina)).toEqual({ forums: null, classes: [], events: [], certificates: null });
    expect(await look(tom, mina, mina)).toBe('AUTH_ACTS_FOR_ANOTHER');
  });
});

describe('[160, 263] get-user-events', () => {
  const events = (userId: string, token?: string) =>
    server.http
      .get('/get-user-events')
      .query({ userId })
      .set(token === undefined ? {} : { authorization: `Bearer ${token}` });

  test('answers what somebody will be at: of nobody, and as long as there are no events, nothing', async () => {
    const [mina, tom] = [await buildPerson(server), await buildPerson(server)];
    for (const id of [mina.id, tom.id, '00000000-0000-7000-8000-000000000000'])
      expect((await events(id, mina.token).expect(200)).body).toEqual({ events: [] });
  });

  test('is for whoever is signed in, and refuses what is no id', async () => {
    const mina = await buildPerson(server);
    await events(mina.id).expect(401);
    await events('mina', mina.token).expect(400);
  });
});

test('[261] friends, forums, events, endorsements and friend requests come in one query, of four statements', async () => {
  const [mina, tom] = [await buildPerson(server), await buildPerson(server)];
  const others = [await buildPerson(server), await buildPerson(server)];
  const { manager } = server.database;
  for (const friend of [tom, ...others]) await buildFriendRelation(manager, mina, friend);
  const combined = (viewer: Person) =>
    calls.ask<Record<string, unknown>>(
      viewer,
      `query ($id: ID!, $me: ID!) {
        getUserFriends(userId: $id, requestingUser: $me) { rows { person { id } } }
        getUserEntries(userId: $id, requestingUser: $me) { forums { id } events { id startDate } }
        getReceivedEndorsements(receivingUserId: $id) { endorsements { id } }
        getFriendRequests(userId: $me) { rows { user { id } } }
      }`,
      { id: mina.id, me: viewer.id },
    );
  const { data } = await combined(mina);
  expect(data).toMatchObject({
    getUserFriends: { rows: [tom, ...others].map(({ id }) => ({ person: { id } })) },
    getUserEntries: { forums: [], events: [] },
    getReceivedEndorsements: { endorsements: [] },
    getFriendRequests: { rows: [] },
  });
  // Who they are is read with their first call.
  await combined(tom);
  const ids = [mina, tom, ...others].map(({ id }) => id);
  expect(await countStatements(ids, () => combined(mina))).toBe(4);
  expect(await countStatements(ids, () => combined(tom))).toBe(4);
});

test('[146] somebody’s profile, one’s own too, is one statement however much it tells', async () => {
  const [mina, tom] = [await buildPerson(server), await buildPerson(server)];
  const { manager } = server.database;
  await buildFriendRelation(manager, mina, tom);
  await buildAchievement(manager, {}, mina);
  await buildProfile(manager, mina, {
    told: { aboutMe: 'I row.', phone: '1' },
    privacy: { phone: 'FRIENDS' },
  });
  const profile = (viewer: Person) =>
    calls.ask<Record<string, unknown>>(
      viewer,
      `query ($id: ID!, $me: ID!) { getUser(userId: $id, requestingUser: $me) {
        aboutMe school kpi { totalKpi } userBadges { id } userProfile { phone { value privacy } } } }`,
      { id: mina.id, me: viewer.id },
    );
  const toldOf = async (viewer: Person) => (await profile(viewer)).data;
  const phone = { value: '1', privacy: 'FRIENDS' };
  expect(await toldOf(mina)).toMatchObject({ getUser: { aboutMe: 'I row.', userProfile: { phone } } });
  expect(await toldOf(tom)).toMatchObject({
    getUser: { userProfile: { phone: { ...phone, privacy: null } } },
  });
  const ids = [mina.id, tom.id];
  expect(await countStatements(ids, () => profile(mina))).toBe(1);
  expect(await countStatements(ids, () => profile(tom))).toBe(1);
});
