import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fieldRules, type RuledName } from '@lyceum/contracts/profile';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { buildMember, buildThread } from '@lyceum/forum/testing';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { buildGuardianTie } from '@lyceum/guardians/testing';
import { buildGroup, buildMember as buildClassMember } from '@lyceum/live-course/testing';
import { buildProfile } from '@lyceum/profile/testing';
import { buildSchool, buildSchoolMember } from '@lyceum/schools/testing';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { buildForum } from '../../src/testing/communities';
import { type Asked, forumAsks, otherAsks } from '../../src/testing/every-query';
import { exportedFiles } from '../../src/testing/exported';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { wholeQuery } from '../../src/testing/whole-query';

/** Kept as something else than text, and so without a word of their own. */
const wordless: readonly RuledName[] = [
  'dob',
  'country',
  'memberSince',
  'graduationYear',
  'sameAsStudent',
  'kpi',
  'activities',
  'achievements',
  'forums',
];
const names = (Object.keys(fieldRules) as RuledName[]).filter((name) => !wordless.includes(name));

const year = new Date().getFullYear();
const child = { dateOfBirth: `${String(year - 15)}-01-01` };
const adult = { dateOfBirth: `${String(year - 30)}-01-01` };

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
  server = await TestServer.start({ environment: { RUN_JOBS: 'false' } });
  const { manager } = server.database;
  owner = await buildPerson(server, { ...child, firstName: 'Mina' });
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
afterAll(() => server.stop());

async function fill(level: PrivacyLevel): Promise<void> {
  const stored = names.filter((name) => name !== 'school');
  const told = Object.fromEntries(stored.map((name) => [name, `marker-${name}.`]));
  const privacy = Object.fromEntries(names.map((name) => [name, level]));
  await buildProfile(server.database.manager, owner, { told, privacy });
}

const markersIn = (text: string): string[] => names.filter((name) => text.includes(`marker-${name}.`));

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

/** The levels at which they may read a field of a minor: the table of the checklist, line 149. */
const mayRead = (viewer: Kind, level: PrivacyLevel): readonly string[] => {
  const isNear = viewer === 'friend' || viewer === 'guardian';
  if (level === 'PRIVATE' || ['blocked', 'stranger', 'sales'].includes(viewer)) return [];
  if (level === 'FRIENDS') return isNear ? names : [];
  return isNear ? names : names.filter((name) => fieldRules[name].mostOfMinor === 'GLOBAL');
};

test.each(kinds)(
  '[148, 149] no query of the schema tells a %s a field they may not read',
  async (kind) => {
    for (const level of ['PRIVATE', 'FRIENDS', 'GLOBAL'] as const) {
      await fill(level);
      const may = mayRead(kind, level);
      expect([level, await toldTo(viewers[kind])]).toEqual([level, may.length > 0 ? { getUser: may } : {}]);
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
