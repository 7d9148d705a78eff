import { beforeAll, expect, test } from '@jest/globals';
import { AccountEraser } from '@lyceum/auth';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { buildProfile } from '@lyceum/profile/testing';
import { exportedFiles } from '../../src/testing/exported';
import { FriendCalls } from '../../src/testing/friends';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

interface User {
  firstName: string;
  roleArray: { roleName: string }[];
  email: string | null;
  nameConfirmed: boolean | null;
  relationWithRequestingUser: { id: string; status: string; requestingUser: { id: string } } | null;
}

let server: TestServer;
let calls: FriendCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new FriendCalls(server);
});

const look = (viewer: Person, other: { id: string }, as: { id: string } = viewer) =>
  calls.ask<{ getUser: User } | null>(
    viewer,
    `query ($userId: ID!, $me: ID!) { getUser(userId: $userId, requestingUser: $me) {
      firstName roleArray { roleName } email nameConfirmed
      relationWithRequestingUser { id status requestingUser { id } } } }`,
    { userId: other.id, me: as.id },
  );

const dateOfBirth = `${String(new Date().getFullYear() - 15)}-01-01`;

test('[261] a profile tells what the two are to each other: a request while they may become friends, a friendship', async () => {
  const [mina, tom] = [
    await buildPerson(server, { dateOfBirth }),
    await buildPerson(server, { dateOfBirth }),
  ];
  const relation = async (viewer: Person, other: Person) =>
    (await look(viewer, other)).data?.getUser.relationWithRequestingUser;
  expect(await relation(mina, tom)).toBeNull();
  const { manager } = server.database;
  const { id } = await buildFriendRelation(manager, mina, tom, { status: 'PENDING' });
  // Nothing brings the two together, so the request waits for nobody.
  expect(await relation(tom, mina)).toBeNull();
  await server.database.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
    mina.id,
    tom.id,
  ]);
  const pending = { id, status: 'PENDING', requestingUser: { id: mina.id } };
  expect(await relation(tom, mina)).toEqual(pending);
  expect(await relation(mina, tom)).toEqual(pending);
  await server.database.query(`UPDATE friend_relations SET status = 'ACCEPTED' WHERE id = $1`, [id]);
  expect(await relation(tom, mina)).toEqual({ ...pending, status: 'ACCEPTED' });
});

test('[158] a profile says to a teacher that it is a student of theirs, and to nobody else', async () => {
  const mina = await buildPerson(server, { dateOfBirth });
  const teacher = await buildPerson(server, { roles: ['TEACHER'] });
  const [another, classmate] = [
    await buildPerson(server, { roles: ['TEACHER'] }),
    await buildPerson(server, { dateOfBirth }),
  ];
  await server.database.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
    teacher.id,
    mina.id,
  ]);
  const isOwn = async (viewer: Person, other: Person) => {
    const { data } = await calls.ask<{
      getUser: { requestingUserIsTheTeacherOfThisUser: boolean } | null;
    } | null>(
      viewer,
      'query ($userId: ID!, $me: ID!) { getUser(userId: $userId, requestingUser: $me) { requestingUserIsTheTeacherOfThisUser } }',
      { userId: other.id, me: viewer.id },
    );
    return data?.getUser?.requestingUserIsTheTeacherOfThisUser ?? false;
  };
  expect(await isOwn(teacher, mina)).toBe(true);
  for (const viewer of [another, classmate, mina]) expect(await isOwn(viewer, mina)).toBe(false);
  expect(await isOwn(mina, teacher)).toBe(false);
});

test('others are told no address, and of roles those that are for everybody', async () => {
  const held = ['SALES_TEAM', 'STUDENT_CLUB_ADMIN', 'TEACHER', 'TESTER'] as const;
  const ada = await buildPerson(server, { firstName: 'Ada', roles: [...held] });
  const mina = await buildPerson(server);
  expect((await look(mina, ada)).data?.getUser).toEqual({
    firstName: 'Ada',
    roleArray: [{ roleName: 'STUDENT_CLUB_ADMIN' }, { roleName: 'TEACHER' }],
    email: null,
    nameConfirmed: null,
    relationWithRequestingUser: null,
  });
  expect((await look(ada, ada)).data?.getUser).toMatchObject({
    roleArray: held.map((roleName) => ({ roleName })),
    email: ada.email,
  });
});

test('[264] nobody looks as somebody else, and of nobody there is no profile', async () => {
  const [mina, tom] = [await buildPerson(server), await buildPerson(server)];
  const codes = async (viewer: Person, other: { id: string }, as?: Person) =>
    (await look(viewer, other, as)).errors?.map(({ extensions }) => extensions.code);
  expect(await codes(mina, tom, tom)).toEqual(['AUTH_ACTS_FOR_ANOTHER']);
  expect(await codes(mina, { id: '00000000-0000-7000-8000-000000000000' })).toEqual(['AUTH_USER_NOT_FOUND']);
  expect(await codes(mina, { id: 'mina' })).toEqual(['COMMON_INVALID_INPUT']);
});

test('a profile is in its owner’s copy, whole, and is gone with the account', async () => {
  const mina = await buildPerson(server);
  const told = { aboutMe: 'I grow tomatoes.', guardianPhone: '+64 4 123' };
  await buildProfile(server.database.manager, mina, { told, privacy: { aboutMe: 'PRIVATE' } });
  const files = await exportedFiles(server, mina);
  expect(JSON.parse(files['profile.json'] ?? '{}')).toMatchObject({
    profile: [{ ...told, privacy: { aboutMe: 'PRIVATE' } }],
  });
  await server.database.query(`UPDATE users SET deletes_at = now() - interval '1 day' WHERE id = $1`, [
    mina.id,
  ]);
  await server.app.get(AccountEraser, { strict: false }).eraseDue();
  expect(await server.database.query('SELECT FROM profiles WHERE id = $1', [mina.id])).toEqual([]);
});

test('[160, 263] getUserProfileData answers user.userProfile and user.kpi by the rule of getUser, and nobody acts as somebody else', async () => {
  const [mina, tom] = [
    await buildPerson(server, { dateOfBirth }),
    await buildPerson(server, { dateOfBirth }),
  ];
  await buildProfile(server.database.manager, mina, {
    told: { preferredName: 'Mimi', phone: '+441632960961' },
    privacy: { preferredName: 'GLOBAL', phone: 'PRIVATE' },
  });
  const read = (viewer: Person, userId: string = mina.id) =>
    server.http
      .get('/getUserProfileData')
      .query({ userId })
      .set({ authorization: `Bearer ${viewer.token}` });
  const { body } = await read(mina).expect(200);
  expect(body).toEqual({ user: { userProfile: expect.any(Object), kpi: { totalKpi: 0, totalKpiPre: 0 } } });
  expect(body.user.userProfile).toMatchObject({
    preferredName: { value: 'Mimi', privacy: 'GLOBAL' },
    phone: { value: '+441632960961', privacy: 'PRIVATE' },
  });
  const { user } = (await read(tom).expect(200)).body;
  expect(user.kpi).toEqual({ totalKpi: 0, totalKpiPre: null });
  expect(user.userProfile).toMatchObject({
    preferredName: { value: 'Mimi', privacy: null },
    phone: { value: null, privacy: null },
  });
  await server.database.query('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', [
    mina.id,
    tom.id,
  ]);
  await read(tom).expect(404);
  await read(tom, 'mina').expect(400);
  await server.http.get('/getUserProfileData').query({ userId: mina.id }).expect(401);
});
