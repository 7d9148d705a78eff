import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type LetInAnswer,
  type liveAskingTable,
  liveCourseErrors,
  type liveGroupPeopleTable,
} from '@lyceum/contracts/live-course';
import type { HomeQueue, TablePage } from '@lyceum/contracts/ops';
import { buildGroup, buildMember, publishGroup } from '@lyceum/live-course/testing';
import { ClassCalls } from '../../src/testing/classes';
import { ConsoleCalls } from '../../src/testing/console';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: ClassCalls;
let desk: ConsoleCalls;
let keeper: ConsoleCalls;
let group: { id: string; groupTag: string };
beforeAll(async () => {
  server = await TestServer.start();
  calls = new ClassCalls(server);
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['COURSE_ADMIN'] }));
  keeper = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.query('DELETE FROM live_course_waiting');
  group = await buildGroup(server.database.manager);
  await publishGroup(server.database.manager, group, { seats: 2 });
});

const young = { dateOfBirth: `${String(new Date().getFullYear() - 15)}-01-01` };
const grown = { dateOfBirth: '1980-01-01' };

async function enrol(person: Person) {
  const { data, errors } = await calls.ask<{ enrolInLiveCourse: { state: string } } | null>(
    person,
    'mutation ($me: ID!, $tag: String!) { enrolInLiveCourse(userId: $me, groupTag: $tag) { state } }',
    { me: person.id, tag: group.groupTag },
  );
  return data?.enrolInLiveCourse.state ?? errors?.[0]?.extensions.code;
}
const asking = (by = desk, search = '') =>
  by.query<TablePage<typeof liveAskingTable>>('liveGroups.asking', { search }).then(({ rows }) => rows);
const letIn = (askingId: string) => desk.mutate<LetInAnswer>('liveGroups.letIn', { askingId });
const refuse = (askingId: string, reason = 'This class is for pupils.') =>
  desk.mutate('liveGroups.refuse', { askingId, reason });
const students = async (): Promise<string[]> => {
  const rows = await server.database.query<{ id: string }[]>(
    `SELECT user_id AS id FROM live_course_members WHERE group_id = $1 AND role = 'STUDENT' AND state <> 'WITHDRAWN'`,
    [group.id],
  );
  return rows.map(({ id }) => id);
};
/** What they read under the bell. */
async function toldTo({ id }: Person): Promise<string> {
  await untilMailIsOut(server);
  const rows = await server.database.query<{ kind: string; data: object }[]>(
    'SELECT kind, data FROM notifications WHERE user_id = $1 ORDER BY id',
    [id],
  );
  return JSON.stringify(rows);
}

describe('who asks to come into a class', () => {
  test('[233] is on the list with why, found by name and class, by e-mail for who may read it, and counted on the first page', async () => {
    const ada = await buildPerson(server, { ...grown, firstName: 'Adalbertine' });
    expect(await enrol(ada)).toBe('WAITING');
    const [row, ...others] = await asking();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ userId: ada.id, groupId: group.id, cause: 'AGE', seats: 2 });
    for (const search of ['adalbert', group.groupTag.toLowerCase()])
      expect((await asking(desk, search)).map(({ userId }) => userId)).toEqual([ada.id]);
    expect(await asking(desk, ada.email)).toEqual([]);
    expect(row).not.toHaveProperty('email');
    expect(await asking(keeper, ada.email)).toMatchObject([{ email: ada.email, dateOfBirth: '1980-01-01' }]);
    const queues = await desk.query<HomeQueue[]>('home.waiting');
    expect(queues.find(({ path }) => path === '/classes/asking')).toMatchObject({ waiting: 1 });
    await server.database.query('UPDATE live_courses SET price_minor = 100 WHERE tag = $1', [
      group.groupTag.split('-')[0],
    ]);
    expect(await asking()).toMatchObject([{ cause: 'PRICE' }]);
  });

  test('[233] is let in once, audited and told; where it is full they get the next seat', async () => {
    const [ada, tom, eve] = [
      await buildPerson(server, grown),
      await buildPerson(server, grown),
      await buildPerson(server, grown),
    ];
    for (const person of [ada, tom, eve]) await enrol(person);
    const [first, second, third] = (await asking()).map(({ id }) => id);
    expect(await letIn(first ?? '')).toEqual({ outcome: 'ENROLLED' });
    expect(await desk.refused('liveGroups.letIn', { askingId: first ?? '' })).toBe(
      liveCourseErrors.NOT_WAITING.code,
    );
    expect(await students()).toEqual([ada.id]);
    expect(await letIn(second ?? '')).toEqual({ outcome: 'ENROLLED' });
    expect(await letIn(third ?? '')).toEqual({ outcome: 'WAITING' });
    expect(await asking()).toEqual([]);
    expect((await desk.audited(group.id)).map(({ action }) => action)).toEqual(
      Array.from({ length: 3 }, () => 'liveGroup.letIn'),
    );
    expect(await toldTo(ada)).toContain('live-course.enrolled');
    expect(await toldTo(eve)).toContain('live-course.waits');
    const [place] = await server.database.query<{ id: string }[]>(
      'SELECT id FROM live_course_members WHERE user_id = $1',
      [ada.id],
    );
    await desk.mutate('liveGroups.takeAway', { memberId: place?.id ?? '' });
    expect((await students()).sort()).toEqual([tom.id, eve.id].sort());
  });

  test('[233] is refused with a reason that they read, and cannot enrol themself there again; staff can enrol them', async () => {
    const ada = await buildPerson(server, grown);
    await enrol(ada);
    const [row] = await asking();
    expect(await desk.refused('liveGroups.refuse', { askingId: row?.id ?? '', reason: ' ' })).toBe(
      'COMMON_INVALID_INPUT',
    );
    await refuse(row?.id ?? '');
    expect(await desk.refused('liveGroups.refuse', { askingId: row?.id ?? '', reason: 'Twice.' })).toBe(
      liveCourseErrors.NOT_WAITING.code,
    );
    expect(await asking()).toEqual([]);
    expect(await enrol(ada)).toBe(liveCourseErrors.WAS_REFUSED.code);
    expect((await desk.audited(group.id)).map(({ action }) => action)).toEqual(['liveGroup.refuse']);
    expect(await toldTo(ada)).toContain('This class is for pupils.');
    await desk.mutate('liveGroups.enrol', { groupId: group.id, text: ada.email });
    expect(await students()).toEqual([ada.id]);
  });
});

test('[233] people of a class are found by name, and by e-mail by who may read it', async () => {
  const { manager } = server.database;
  const [ada, tom] = [
    await buildPerson(server, { firstName: 'Adalbertine' }),
    await buildPerson(server, { firstName: 'Tomasso' }),
  ];
  for (const person of [ada, tom]) await buildMember(manager, group, person);
  const found = async (by: ConsoleCalls, search: string) => {
    const { rows } = await by.query<TablePage<typeof liveGroupPeopleTable>>('liveGroups.people', {
      within: group.id,
      search,
    });
    return rows.map(({ userId }) => userId);
  };
  expect(await found(desk, 'adalbert')).toEqual([ada.id]);
  expect(await found(desk, 'TOMASSO')).toEqual([tom.id]);
  expect(await found(desk, ada.email)).toEqual([]);
  expect(await found(keeper, ada.email)).toEqual([ada.id]);
  expect(await found(keeper, 'nobody@nowhere.example')).toEqual([]);
});

describe('somebody with a block with one of a class', () => {
  const state = async ({ id }: Person): Promise<boolean[]> => {
    const rows = await server.database.query<{ mayEnter: boolean }[]>(
      'SELECT may_enter AS "mayEnter" FROM live_course_waiting WHERE group_id = $1 AND user_id = $2',
      [group.id, id],
    );
    return rows.map(({ mayEnter }) => mayEnter);
  };

  test.each(['they blocked', 'who blocked them'])(
    '%s waits for staff, who alone let them in',
    async (direction) => {
      const [mina, tom, teacher] = [
        await buildPerson(server, young),
        await buildPerson(server, young),
        await buildPerson(server, { roles: ['TEACHER'] }),
      ];
      await buildMember(server.database.manager, group, teacher, 'TEACHER');
      expect(await enrol(mina)).toBe('ENROLLED');
      await (direction === 'they blocked' ? calls.block(tom, mina) : calls.block(mina, tom));
      expect(await enrol(tom)).toBe('WAITING');
      expect(await asking()).toMatchObject([{ userId: tom.id, cause: 'BLOCK' }]);
      // Whoever has none comes in beside them.
      const eve = await buildPerson(server, young);
      expect(await enrol(eve)).toBe('ENROLLED');
      await server.database.query('UPDATE live_course_groups SET seats = 9 WHERE id = $1', [group.id]);
      const [row] = await asking();
      expect(await letIn(row?.id ?? '')).toEqual({ outcome: 'ENROLLED' });
      expect(await students()).toContain(tom.id);
    },
  );

  test('that is newer than their place in the list gets no seat by waiting, unless staff let them in', async () => {
    const [mina, tom, eve, last] = [
      await buildPerson(server, young),
      await buildPerson(server, young),
      await buildPerson(server, young),
      await buildPerson(server, young),
    ];
    for (const person of [mina, eve]) expect(await enrol(person)).toBe('ENROLLED');
    for (const person of [tom, last]) expect(await enrol(person)).toBe('WAITING');
    expect(await state(tom)).toEqual([true]);
    await calls.block(mina, tom);
    const [place] = await server.database.query<{ id: string }[]>(
      'SELECT id FROM live_course_members WHERE user_id = $1',
      [eve.id],
    );
    await desk.mutate('liveGroups.takeAway', { memberId: place?.id ?? '' });
    expect((await students()).sort()).toEqual([mina.id, last.id].sort());
    expect(await state(tom)).toEqual([false]);
    const [row] = await asking();
    expect(row).toMatchObject({ userId: tom.id, cause: 'BLOCK' });
    expect(await letIn(row?.id ?? '')).toEqual({ outcome: 'WAITING' });
    const [other] = await server.database.query<{ id: string }[]>(
      'SELECT id FROM live_course_members WHERE user_id = $1',
      [last.id],
    );
    await desk.mutate('liveGroups.takeAway', { memberId: other?.id ?? '' });
    expect((await students()).sort()).toEqual([mina.id, tom.id].sort());
  });
});
