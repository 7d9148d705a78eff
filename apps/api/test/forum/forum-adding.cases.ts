import { beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { communityErrors } from '@lyceum/contracts/forum';
import { buildBlock, buildFriendRelation } from '@lyceum/friends/testing';
import { makesCourse } from '@lyceum/live-course/testing';
import { buildForum, CommunityCalls, type Forum, refusalOf } from '../../src/testing/communities';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: CommunityCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new CommunityCalls(server);
});

/** A birth date of who is this old, on any day of the year. */
const bornFor = (years: number): string => `${String(new Date().getFullYear() - years)}-01-01`;
const child = { dateOfBirth: bornFor(14) };

const befriend = (one: Person, other: Person) => buildFriendRelation(server.database.manager, one, other);
const block = (one: Person, other: Person) => buildBlock(server.database.manager, one, other);
const teach = (teacher: Person, student: Person) =>
  server.database.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
    teacher.id,
    student.id,
  ]);
const shareForum = (one: Person, other: Person) =>
  buildForum(server, [
    [one, 'ADMIN'],
    [other, 'MEMBER'],
  ]);
const shareClass = (one: Person, other: Person) =>
  server.database.query(
    `WITH ${makesCourse}, course AS (
       INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at)
       VALUES ('CLASS-' || gen_random_uuid(), now() - interval '1 day', now() + interval '1 day') RETURNING id)
     INSERT INTO live_course_members (group_id, user_id, role)
     SELECT course.id, member, 'STUDENT' FROM course, unnest($1::uuid[]) member`,
    [[one.id, other.id]],
  );

type Facts = Partial<Omit<User, 'id'>>;
type Between = (admin: Person, person: Person) => Promise<unknown>;
const adult: Facts = { dateOfBirth: bornFor(40), roles: ['TEACHER'] };
const peer: Facts = { dateOfBirth: bornFor(19), roles: ['STUDENT'] };
const house: Facts = { dateOfBirth: bornFor(40), roles: ['ADMIN'] };
const unsaid: Facts = { dateOfBirth: null, roles: ['STUDENT'] };
const nothing: Between = () => Promise.resolve();

/** Who adds, what they have with whom they add, and whom. */
const refusedPairs: readonly (readonly [string, Facts, Between, Facts])[] = [
  ['a grown-up stranger, a minor', adult, nothing, child],
  ['a grown-up of another forum of theirs, a minor', adult, shareForum, child],
  ['a grown-up of the class, a minor', adult, shareClass, child],
  ['a student of 19, a minor they share nothing with', peer, nothing, child],
  ['a minor, a minor they share nothing with', child, nothing, child],
  ['a minor, a grown-up stranger', child, nothing, adult],
  ['who has no birth date, a minor', unsaid, nothing, child],
  ['a grown-up, a stranger without a birth date', adult, nothing, unsaid],
  ['staff who oversee no forums, a minor', { ...adult, roles: ['EVENT_ADMIN'] }, nothing, child],
  ['a grown-up, a minor who blocked them', adult, (one, other) => block(other, one), child],
  ['a grown-up, a grown-up who blocked them', adult, (one, other) => block(other, one), adult],
  ['a grown-up, a grown-up whom they blocked', adult, block, adult],
  [
    'a teacher, a student of theirs who blocked them',
    adult,
    async (one, other) => Promise.all([teach(one, other), block(other, one)]),
    child,
  ],
  ['the house, a minor who blocked them', house, (one, other) => block(other, one), child],
  ['the house, whom they blocked', house, block, child],
  ['the house, who is suspended', house, nothing, { ...adult, suspendedAt: new Date() }],
  ['the house, who has confirmed no address', house, nothing, { ...adult, emailConfirmedAt: null }],
  ['a friend, who is suspended', adult, befriend, { ...adult, suspendedAt: new Date() }],
];
const allowedPairs: typeof refusedPairs = [
  ['a grown-up, a minor who is their friend', adult, befriend, child],
  ['a teacher, a minor whom they teach', adult, teach, child],
  ['a minor, their teacher', child, (one, other) => teach(other, one), adult],
  ['a student of 19, a minor of their class', peer, shareClass, child],
  ['a student of 19, a minor of another forum of theirs', peer, shareForum, child],
  ['a minor, a minor of another forum of theirs', child, shareForum, child],
  ['a grown-up, a grown-up stranger', adult, nothing, adult],
  ['a student of 19, a grown-up stranger', peer, nothing, adult],
  ['the house, a minor', house, nothing, child],
  ['the house, who has no birth date', house, nothing, unsaid],
];

const nobody = { id: '00000000-0000-4000-8000-000000000000' };
const unknown = [communityErrors.PERSON_NOT_FOUND.code, communityErrors.PERSON_NOT_FOUND.status];

async function scene(adder: Facts, between: Between, added: Facts) {
  const admin = await buildPerson(server, adder);
  // Signing in comes before what keeps one from it.
  const person = await buildPerson(server, {
    dateOfBirth: added.dateOfBirth ?? null,
    roles: added.roles ?? ['STUDENT'],
  });
  const { suspendedAt = null, emailConfirmedAt = new Date() } = added;
  const state = [person.id, suspendedAt, emailConfirmedAt];
  await server.database.query(
    'UPDATE users SET suspended_at = $2, email_confirmed_at = $3 WHERE id = $1',
    state,
  );
  await between(admin, person);
  const forum = await buildForum(server, [[admin, 'ADMIN']], { privacy: 'CLOSED' });
  return { admin, person, forum };
}

const isMember = async (forum: Forum, { id }: Person): Promise<boolean> => {
  const values = [forum.id, id];
  const statement = 'SELECT FROM community_members WHERE community_id = $1 AND user_id = $2';
  return (await server.database.query<unknown[]>(statement, values)).length > 0;
};

describe('into a closed forum', () => {
  test.each(refusedPairs)(
    'is not put by %s: as if there were no such person',
    async (_, adder, between, added) => {
      const { admin, person, forum } = await scene(adder, between, added);
      const { errors, data } = await calls.add(admin, forum, person);
      expect(refusalOf({ data, errors })).toEqual(unknown);
      expect(errors).toEqual((await calls.add(admin, forum, nobody)).errors);
      expect(await isMember(forum, person)).toBe(false);
    },
  );

  test.each(allowedPairs)('is put by %s, and leaves by themselves', async (_, adder, between, added) => {
    const { admin, person, forum } = await scene(adder, between, added);
    expect((await calls.add(admin, forum, person)).data.addMember).toEqual({ id: person.id, role: 'MEMBER' });
    expect((await calls.leave(person, forum)).data['leaveCommunity']?.requestingUserIsMember).toBe('NO');
    expect(await isMember(forum, person)).toBe(false);
  });

  test('nobody is put by sales staff who made it for that', async () => {
    const seller = await buildPerson(server, { ...adult, roles: ['SALES_TEAM'] });
    const minor = await buildPerson(server, child);
    const { data } = await calls.create(seller, { displayName: 'Come and see', privacy: 'CLOSED' });
    expect(refusalOf(await calls.add(seller, data.createCommunity, minor))).toEqual(unknown);
    expect(await isMember(data.createCommunity, minor)).toBe(false);
  });
});
