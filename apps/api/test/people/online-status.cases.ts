import { beforeAll, expect, test } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { holdsPermission, rolesHolding } from '@lyceum/contracts/permissions';
import { buildCommunity, buildMember } from '@lyceum/forum/testing';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { getNamedType, type GraphQLNamedType, isInterfaceType, isObjectType, isUnionType } from 'graphql';
import { FriendCalls } from '../../src/testing/friends';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: FriendCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new FriendCalls(server);
});

const isAboutPresence = (field: string): boolean => /online|presence|last_?seen|last_?active/i.test(field);

/** What speaks of the caller alone, or of threads. */
const ofNobodyElse = [
  'Me.showOnlineStatus',
  'MySession.lastSeenAt',
  'Thread.lastActiveAt',
  'ThreadCard.lastActiveAt',
  'ThreadSearchHit.lastActiveAt',
];

type Ask = (viewer: Person, child: Person) => Promise<string | null | undefined>;

const inList =
  (name: string): Ask =>
  async (viewer, child) => {
    const { data } = await calls.list(viewer, name);
    return data[name]?.rows.find(({ user }) => user.id === child.id)?.user.onlineStatus;
  };

/** Every call that tells whether somebody is there, by the field and the root field that leads to it. */
const paths: Readonly<Record<string, Ask>> = {
  'UserCard.onlineStatus by getUserCard': async (viewer, child) =>
    (await calls.card(viewer, child)).onlineStatus,
  'UserCard.onlineStatus by getFriends': inList('getFriends'),
  'UserCard.onlineStatus by getFriendRequests': inList('getFriendRequests'),
  'UserCard.onlineStatus by getSentFriendRequests': inList('getSentFriendRequests'),
  'UserCard.onlineStatus by getBlockedUsers': inList('getBlockedUsers'),
  'UserCard.onlineStatus by getUsersAsFriendSuggestions': async (viewer, child) => {
    const community = await buildCommunity(server.database.manager, child);
    for (const person of [viewer, child]) await buildMember(server.database.manager, community, person);
    const { data } = await calls.ask<{
      getUsersAsFriendSuggestions: { user: { id: string; onlineStatus: string | null } }[];
    }>(
      viewer,
      `query ($userId: ID!) { getUsersAsFriendSuggestions(userId: $userId) { user { id onlineStatus } } }`,
      { userId: viewer.id },
    );
    return data.getUsersAsFriendSuggestions.find(({ user }) => user.id === child.id)?.user.onlineStatus;
  },
  'NotificationActor.showOnlineStatus by getNotificationsForUser': async (viewer, child) => {
    await server.database.query(
      `INSERT INTO notifications (user_id, type, kind, actor_id, actor_ids)
       VALUES ($1::uuid, 'OTHER', 'x', $2::uuid, ARRAY[$2::uuid])`,
      [viewer.id, child.id],
    );
    const { data } = await calls.ask<{
      getNotificationsForUser: { by: { showOnlineStatus: boolean } | null }[];
    }>(
      viewer,
      `query ($userId: ID!) {
        getNotificationsForUser(userId: $userId, platform: "web", type: ["OTHER"]) { by { showOnlineStatus } } }`,
      { userId: viewer.id },
    );
    const by = data.getNotificationsForUser[0]?.by;
    return by && (by.showOnlineStatus ? 'ONLINE' : null);
  },
};

/** The paths there are: each field about presence with each root field from which it is reached. */
function pathsOfSchema(): string[] {
  const { schema } = server.app.get(GraphQLSchemaHost, { strict: false });
  const reached = (type: GraphQLNamedType, seen: Set<GraphQLNamedType>): string[] => {
    if (seen.has(type)) return [];
    seen.add(type);
    if (isUnionType(type)) return type.getTypes().flatMap((member) => reached(member, seen));
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      ...(isAboutPresence(field.name) ? [`${type.name}.${field.name}`] : []),
      ...reached(getNamedType(field.type), seen),
    ]);
  };
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots
    .flatMap((root) => Object.values(root?.getFields() ?? {}))
    .flatMap((field) =>
      reached(getNamedType(field.type), new Set())
        .filter((path) => !ofNobodyElse.includes(path))
        .map((path) => `${path} by ${field.name}`),
    );
}

test('every field of the schema about presence is one of these, and a new one has to be asked here', () => {
  expect(pathsOfSchema().sort()).toEqual(Object.keys(paths).sort());
});

const bornPeer = `${String(new Date().getFullYear() - 19)}-01-01`;
/** Roles that enter the console without looking after accounts. */
const consoleRoles = rolesHolding('console.use').filter((role) => !holdsPermission([role], 'user.read'));
const childBorn = `${String(new Date().getFullYear() - 15)}-01-01`;

async function between(viewer: Partial<Parameters<typeof buildPerson>[1]>) {
  const child = await buildPerson(server, { dateOfBirth: childBorn });
  return { child, viewer: await buildPerson(server, viewer) };
}

/** Whether the path tells the viewer, over relations that stand from before: a request either way, a block, a friendship. */
async function asks(path: string, viewer: Person, child: Person) {
  const { manager } = server.database;
  if (path.endsWith('getFriendRequests'))
    await buildFriendRelation(manager, child, viewer, { status: 'PENDING' });
  if (path.endsWith('getSentFriendRequests'))
    await buildFriendRelation(manager, viewer, child, { status: 'PENDING' });
  if (path.endsWith('getBlockedUsers')) await calls.block(viewer, child);
  return paths[path]?.(viewer, child);
}

test.each(Object.keys(paths))(
  '[157] an adult stranger does not learn of %s whether a minor is there',
  async (path) => {
    const strangers = ['1985-05-01', bornPeer, null].map((dateOfBirth) => ({ dateOfBirth }));
    const ofTheConsole = consoleRoles.map((role) => ({ dateOfBirth: bornPeer, roles: [role] }));
    for (const stranger of [...strangers, ...ofTheConsole]) {
      const { viewer, child } = await between(stranger);
      const told = await asks(path, viewer, child);
      expect([null, undefined]).toContain(told);
      // Friendships, and requests between two who may become friends, are lists no stranger is in.
      // Peers of one forum may be suggested to each other.
      const isList = /getFriends$|FriendRequests$/u.test(path);
      if (!path.endsWith('Suggestions')) expect(told === undefined).toBe(isList);
    }
  },
);

test.each(Object.keys(paths).filter((path) => !/FriendRequests|FriendSuggestions|Blocked/u.test(path)))(
  '[157] a friend learns of %s, and no longer once the minor hides it',
  async (path) => {
    const { viewer, child } = await between({});
    await buildFriendRelation(server.database.manager, viewer, child);
    expect(await asks(path, viewer, child)).toBe('ONLINE');
    await server.database.query('UPDATE users SET show_online_status = FALSE WHERE id = $1', [child.id]);
    expect(await asks(path, viewer, child)).toBeNull();
  },
);

test.each([
  'UserCard.onlineStatus by getUserCard',
  'NotificationActor.showOnlineStatus by getNotificationsForUser',
])('their teacher, staff and other minors learn of %s', async (path) => {
  const teacher = await between({ roles: ['TEACHER'] });
  await server.database.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
    teacher.viewer.id,
    teacher.child.id,
  ]);
  const staff = await between({ roles: ['ADMIN'] });
  const minor = await between({ dateOfBirth: childBorn });
  for (const { viewer, child } of [teacher, staff, minor])
    expect(await asks(path, viewer, child)).toBe('ONLINE');
});

test('[157] minors learn of it of those who are suggested to them', async () => {
  const { viewer, child } = await between({ dateOfBirth: childBorn });
  expect(await asks('UserCard.onlineStatus by getUsersAsFriendSuggestions', viewer, child)).toBe('ONLINE');
});

test('[157] who has the house open but gives no sign is away, and there again with the next; without a tab they are offline', async () => {
  const { viewer, child } = await between({});
  await buildFriendRelation(server.database.manager, viewer, child);
  const status = async () => (await calls.card(viewer, child)).onlineStatus;
  const quiet = (column: string) =>
    server.database.query(`UPDATE sessions SET ${column} WHERE user_id = $1`, [child.id]);
  await quiet("active_at = now() - interval '8 minutes'");
  expect(await status()).toBe('AWAY');
  const tab = await server.connectedSocket(child.token);
  expect(await tab.emitWithAck('session.active', {})).toEqual({ ok: true });
  expect(await status()).toBe('ONLINE');
  // Somebody else’s sign is theirs alone.
  await quiet("active_at = now() - interval '8 minutes'");
  await (await server.connectedSocket(viewer.token)).emitWithAck('session.active', {});
  expect(await status()).toBe('AWAY');
  await quiet("active_at = now() - interval '17 minutes', last_seen_at = now() - interval '17 minutes'");
  expect(await status()).toBe('OFFLINE');
});
