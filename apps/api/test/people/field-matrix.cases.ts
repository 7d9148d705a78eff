import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { profileFieldNames, type RuledName } from '@lyceum/contracts/profile';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { buildMember, buildThread } from '@lyceum/forum/testing';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { buildGuardianTie } from '@lyceum/guardians/testing';
import { buildCertificate, buildGroup, buildMember as buildClassMember } from '@lyceum/live-course/testing';
import { buildAchievement, buildActivity, buildProfile } from '@lyceum/profile/testing';
import { buildSchool, buildSchoolMember } from '@lyceum/schools/testing';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { buildForum } from '../../src/testing/communities';
import { type Asked, forumAsks, otherAsks } from '../../src/testing/every-query';
import { exportedFiles } from '../../src/testing/exported';
import { ranks, ruledNames as names, ruleTable } from '../../src/testing/field-table';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { wholeQuery } from '../../src/testing/whole-query';

/** A word of each that nothing else has. */
const words: Readonly<Record<RuledName, string>> = {
  ...(Object.fromEntries(names.map((name) => [name, `marker-${name}.`])) as Record<RuledName, string>),
  dob: '-03-17',
  country: '"NZ"',
  graduationYear: '2077',
  sameAsStudent: 'true',
  memberSince: '2001-02-03T',
  kpi: ':31415926',
  activities: '2003-03-04T',
};

/** The forum is one that all of them are in. */
const shapes: Readonly<Partial<Record<RuledName, RegExp>>> = {
  sameAsStudent: /"sameAsStudent":\{[^}]*"value":"true"/,
  graduationYear: /"graduationYear":\{[^}]*"value":"2077"/,
  forums: /"forums":\[\{/,
};

/** Not kept with the profile. */
const wordless: readonly RuledName[] = [
  ...(['dob', 'country', 'memberSince', 'school', 'kpi', 'activities', 'achievements', 'forums'] as const),
  'certificates',
];

const year = new Date().getFullYear();
const child = { dateOfBirth: `${String(year - 15)}-01-01`, country: 'BR' };
const adult = { dateOfBirth: `${String(year - 30)}-01-01`, country: 'BR' };

let server: TestServer;
let owner: Person;
const kinds = [
  ...(['friend', 'guardian', 'classmate', 'student', 'teacher'] as const),
  ...(['stranger', 'blocked', 'staff', 'sales'] as const),
] as const;
type Kind = (typeof kinds)[number];
let viewers: Readonly<Record<Kind, Person>>;
let asked: Asked;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  const { manager } = server.database;
  owner = await buildPerson(server, {
    dateOfBirth: `${String(year - 15)}${words.dob}`,
    country: 'NZ',
    firstName: 'Mina',
  });
  viewers = {
    friend: await buildPerson(server, child),
    student: await buildPerson(server, child),
    teacher: await buildPerson(server, { ...adult, roles: ['TEACHER'] }),
    stranger: await buildPerson(server, adult),
    blocked: await buildPerson(server, child),
    staff: await buildPerson(server, { ...adult, roles: ['ADMIN'] }),
    // Of the console, without a right to look at people.
    sales: await buildPerson(server, { ...adult, roles: ['SALES_TEAM'] }),
    classmate: await buildPerson(server, child),
    guardian: await buildPerson(server, adult),
  };
  await buildSchoolMember(manager, await buildSchool(manager, { name: 'marker-school.' }), owner);
  await buildFriendRelation(manager, owner, viewers.friend);
  await buildGuardianTie(manager, viewers.guardian, owner);
  const group = await buildGroup(manager);
  for (const student of [owner, viewers.classmate]) await buildClassMember(manager, group, student);
  await buildCertificate(manager, group, owner, { courseName: words.certificates });
  await manager.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
    viewers.teacher.id,
    owner.id,
  ]);
  await manager.query('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', [
    owner.id,
    viewers.blocked.id,
  ]);
  // All of them meet in a forum, where the owner writes.
  const forum = await buildForum(server, [[owner, 'ADMIN']]);
  for (const viewer of Object.values(viewers)) await buildMember(manager, forum, viewer);
  const thread = await buildThread(manager, forum, owner);
  await manager.query('UPDATE users SET created_at = $1 WHERE id = $2', ['2001-02-03T12:00:00Z', owner.id]);
  await manager.query('INSERT INTO kpi_totals (user_id, total) VALUES ($1, 31415926)', [owner.id]);
  await buildActivity(manager, owner, {
    target: 'COMMUNITY',
    targetId: forum.id,
    happenedAt: new Date('2003-03-04T12:00:00Z'),
  });
  await buildAchievement(manager, { title: words.achievements }, owner);
  asked = {
    communityId: forum.id,
    communityName: forum.name,
    threadIds: [thread.id],
    postIds: [randomUUID()],
    commentIds: [],
    conversationIds: [],
    pollIds: [],
    words: ['marker'],
    names: ['marker', 'Mina'],
    namesAnywhere: ['marker', 'Mina'],
    personIds: [owner.id],
  };
}, 120_000);

/** What everything is set to; nothing where its owner has said nothing. */
async function fill(level: PrivacyLevel | undefined): Promise<void> {
  const stored = names.filter((name) => !wordless.includes(name));
  const told = Object.fromEntries(stored.map((name) => [name, words[name]]));
  const privacy = level ? Object.fromEntries(names.map((name) => [name, level])) : {};
  await buildProfile(server.database.manager, owner, { told, privacy });
}

const markersIn = (text: string): string[] =>
  names.filter((name) => shapes[name]?.test(text) ?? text.includes(words[name]));

/** Which fields of the owner each query tells somebody: of all there are in the schema. */
async function toldTo(viewer: Person): Promise<Record<string, string[]>> {
  const { schema } = server.app.get(GraphQLSchemaHost);
  const asks = { ...forumAsks, ...otherAsks };
  const telling: Record<string, string[]> = {};
  for (const name of Object.keys(schema.getQueryType()?.getFields() ?? {})) {
    await server.database.query('UPDATE rate_limits SET expire = 0');
    for (const variables of asks[name]?.(asked, viewer) ?? []) {
      const query = wholeQuery(schema, name);
      const { text } = await server.graphql(query, { token: viewer.token, variables });
      const found = markersIn(text);
      if (found.length > 0) telling[name] = found;
    }
  }
  return telling;
}

/** The calls of REST that answer somebody. */
async function toldByRest(viewer: Person): Promise<Record<string, string[]>> {
  const telling: Record<string, string[]> = {};
  for (const call of ['getUserProfileData', 'get-user-events']) {
    const { text } = await server.http
      .get(`/${call}`)
      .query({ userId: owner.id })
      .set({ authorization: `Bearer ${viewer.token}` });
    const found = markersIn(text);
    if (found.length > 0) telling[call] = found;
  }
  return telling;
}

/** What they may read of a minor who has set everything to this: the table of the checklist, line 149. */
function mayRead(viewer: Kind, level: PrivacyLevel | undefined): RuledName[] {
  if (['blocked', 'stranger', 'sales'].includes(viewer)) return [];
  const reach = viewer === 'friend' || viewer === 'guardian' ? ranks.FRIENDS : ranks.GLOBAL;
  return names.filter((name) => {
    const { byDefault, mostOfMinor } = ruleTable[name];
    return reach >= Math.max(ranks[level ?? byDefault], ranks[mostOfMinor]);
  });
}

/** The calls that tell something, each with that. */
function tellingOf(may: readonly RuledName[]): Record<string, string[]> {
  const tells: Readonly<Record<string, (name: RuledName) => boolean>> = {
    getUser: (name) => !['activities', 'forums', 'certificates'].includes(name),
    getUserKPI: (name) => name === 'kpi',
    getUserPlatformActivities: (name) => name === 'activities',
    getUserEntries: (name) => name === 'forums' || name === 'certificates',
    getUserProfileData: (name) => name === 'kpi' || (profileFieldNames as readonly string[]).includes(name),
  };
  const told = Object.entries(tells).map(([call, isTold]) => [call, may.filter(isTold)] as const);
  return Object.fromEntries(told.filter(([, fields]) => fields.length > 0));
}

test.each(kinds)(
  '[148, 149] no query of the schema tells a %s a field they may not read',
  async (kind) => {
    for (const level of ['PRIVATE', 'FRIENDS', 'GLOBAL', undefined] as const) {
      await fill(level);
      const told = { ...(await toldTo(viewers[kind])), ...(await toldByRest(viewers[kind])) };
      expect([level, told]).toEqual([level, tellingOf(mayRead(kind, level))]);
    }
  },
  120_000,
);

test('[148] nobody’s copy of their data has a field of somebody else’s', async () => {
  await fill('GLOBAL');
  for (const kind of ['friend', 'teacher', 'blocked'] as const) {
    const files = await exportedFiles(server, viewers[kind]);
    const telling = Object.keys(files).filter((name) => markersIn(files[name] ?? '').length > 0);
    expect([kind, telling]).toEqual([kind, []]);
  }
});

test('[148] no socket hears a field of somebody else’s when it is changed', async () => {
  const heard: string[] = [];
  const sockets = await Promise.all(Object.values(viewers).map(({ token }) => server.connectedSocket(token)));
  for (const socket of sockets) socket.onAny((...message: unknown[]) => heard.push(JSON.stringify(message)));
  await server.graphql(
    `mutation ($me: ID!) { updateProfile(userProfileId: $me, input: { aboutMe: "marker-aboutMe." }) { id } }`,
    { token: owner.token, variables: { me: owner.id } },
  );
  // What was sent to a socket before has arrived with the answer to something it asks.
  const [threadId] = asked.threadIds;
  for (const socket of sockets) await socket.emitWithAck('forum.open-thread', { threadId });
  expect(heard.filter((message) => markersIn(message).length > 0)).toEqual([]);
});
