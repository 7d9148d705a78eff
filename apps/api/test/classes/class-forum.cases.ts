import { beforeAll, expect, test } from '@jest/globals';
import { communityErrors } from '@lyceum/contracts/forum';
import { Scheduler, UnitOfWork } from '@lyceum/kernel';
import { enrol } from '@lyceum/live-course';
import { buildGroup, buildMember } from '@lyceum/live-course/testing';
import { buildClass, ClassCalls } from '../../src/testing/classes';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: ClassCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new ClassCalls(server);
});

test('a class has a closed forum of its own, whose members are who is in the class, and leave it with the class', async () => {
  const { manager } = server.database;
  const group = await buildGroup(manager);
  const [teacher, observer] = [await buildPerson(server, { roles: ['TEACHER'] }), await buildPerson(server)];
  const students = [await buildPerson(server), await buildPerson(server)];
  await buildMember(manager, group, teacher, 'TEACHER');
  await buildMember(manager, group, observer, 'OBSERVER');
  const add = (userIds: readonly string[]) =>
    server.app
      .get(UnitOfWork)
      .run((transaction) =>
        enrol(transaction, { groupId: group.id, userIds, by: teacher.id, mayEnter: true }),
      );
  // Two at the same moment make one forum.
  await Promise.all(students.map(({ id }) => add([id])));
  await untilMailIsOut(server);
  const forum = async () => {
    const rows = await server.database.query<{ id: string; role: string; privacy: string; count: number }[]>(
      `SELECT m.user_id AS id, m.role, c.privacy, c.members_cnt AS count FROM communities c
       JOIN community_members m ON m.community_id = c.id WHERE c.class_group_id = $1 ORDER BY m.role, m.user_id`,
      [group.id],
    );
    return rows;
  };
  const made = await forum();
  expect(made.map(({ id, role }) => [id, role])).toEqual([
    [teacher.id, 'ADMIN'],
    ...students.map(({ id }) => [id, 'MEMBER']).sort(),
  ]);
  expect(made[0]).toMatchObject({ privacy: 'CLOSED', count: 3 });
  const [student] = students;
  const [place] = await server.database.query<{ id: string }[]>(
    'SELECT id FROM live_course_members WHERE group_id = $1 AND user_id = $2',
    [group.id, student?.id],
  );
  await calls.change(teacher, place?.id ?? '', { state: 'WITHDRAWN' });
  await untilMailIsOut(server);
  expect((await forum()).map(({ id }) => id)).not.toContain(student?.id);
  await calls.change(teacher, place?.id ?? '', { state: 'ENROLLED' });
  await untilMailIsOut(server);
  expect((await forum()).map(({ id }) => id)).toContain(student?.id);
});

test('nobody is put into the forum of a class, or made something else there, by hand; who was its only teacher leaves it, too', async () => {
  const { manager } = server.database;
  const group = await buildGroup(manager);
  const [teacher, stranger] = [
    await buildPerson(server, { roles: ['TEACHER'] }),
    await buildPerson(server, { dateOfBirth: '1980-01-01' }),
  ];
  const [student, admin] = [
    await buildPerson(server),
    await buildPerson(server, { roles: ['COURSE_ADMIN'] }),
  ];
  await buildMember(manager, group, teacher, 'TEACHER');
  await server.app
    .get(UnitOfWork)
    .run((transaction) =>
      enrol(transaction, { groupId: group.id, userIds: [student.id], by: teacher.id, mayEnter: true }),
    );
  await untilMailIsOut(server);
  const people = () =>
    server.database.query<{ id: string; role: string; communityId: string }[]>(
      `SELECT m.user_id AS id, m.role, c.id AS "communityId" FROM communities c
       JOIN community_members m ON m.community_id = c.id WHERE c.class_group_id = $1 ORDER BY m.role`,
      [group.id],
    );
  const [{ communityId } = { communityId: '' }] = await people();
  const refusal = async (mutation: string, memberId: string) => {
    const { errors } = await calls.ask<object | null>(
      teacher,
      `mutation ($c: ID!, $m: ID!) { ${mutation} }`,
      { c: communityId, m: memberId },
    );
    return errors?.[0]?.extensions.code;
  };
  expect(await refusal('addMember(communityId: $c, memberId: $m) { id }', stranger.id)).toBe(
    communityErrors.NOT_ALLOWED.code,
  );
  expect(await refusal('setMemberRole(communityId: $c, memberId: $m, role: ADMIN) { id }', student.id)).toBe(
    communityErrors.NOT_ALLOWED.code,
  );
  expect(await refusal('removeMember(communityId: $c, memberId: $m, reason: "Gone")', student.id)).toBe(
    communityErrors.NOT_ALLOWED.code,
  );
  const [place] = await server.database.query<{ id: string }[]>(
    'SELECT id FROM live_course_members WHERE group_id = $1 AND user_id = $2',
    [group.id, teacher.id],
  );
  await server.opsMutation('liveGroups.takeAway', { memberId: place?.id ?? '' }, admin.token).expect(200);
  await untilMailIsOut(server);
  expect((await people()).map(({ id, role }) => [id, role])).toEqual([[student.id, 'MEMBER']]);
});

interface ClassForum {
  id: string;
  name: string;
  displayName: string;
  threadsCnt: number;
}

test('[174] the forum of a class from before there were any is made by the clock, and found by its members alone', async () => {
  const scene = await buildClass(server);
  const { group, teacher, assistant, student, observer, outsider } = scene;
  const overseer = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
  const forumOf = async (person: Person, groupTag = group.groupTag) => {
    const { data, errors } = await calls.ask<{ getLiveCourseForum: ClassForum | null }>(
      person,
      'query ($groupTag: String!) { getLiveCourseForum(groupTag: $groupTag) { id name displayName threadsCnt } }',
      { groupTag },
    );
    expect(errors).toBeUndefined();
    return data.getLiveCourseForum;
  };
  const untaught = await buildGroup(server.database.manager);
  await buildMember(server.database.manager, untaught, student);
  expect(await forumOf(student)).toBeNull();
  for (let round = 0; round < 2; round += 1) {
    await server.database.query(
      `UPDATE scheduled_tasks SET next_run_at = now(), held_until = NULL WHERE name = 'forum.make-class-forums'`,
    );
    await server.app.get(Scheduler).runDue();
  }
  const forum = await forumOf(student);
  expect(forum?.threadsCnt).toBe(0);
  expect(forum?.displayName).toContain(group.groupTag);
  for (const person of [teacher, assistant]) expect(await forumOf(person)).toEqual(forum);
  for (const person of [observer, outsider, overseer]) expect(await forumOf(person)).toBeNull();
  // A class that is not there, and one that nobody leads, are answered alike.
  expect(await forumOf(student, 'NOTHING-2026-A')).toBeNull();
  expect(await forumOf(student, untaught.groupTag)).toBeNull();
  const [made] = await server.database.query<{ count: number }[]>(
    'SELECT count(*)::int AS count FROM communities WHERE class_group_id = $1',
    [group.id],
  );
  expect(made?.count).toBe(1);
});
