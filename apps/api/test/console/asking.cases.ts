import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type LetInAnswer,
  type liveAskingTable,
  liveCourseErrors,
  type liveGroupPeopleTable,
} from '@lyceum/contracts/live-course';
import type { HomeQueue, TablePage } from '@lyceum/contracts/ops';
import { buildGroup, buildMember, publishGroup } from '@lyceum/live-course/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { LessonCalls } from '../../src/testing/lessons';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: LessonCalls;
let desk: ConsoleCalls;
let keeper: ConsoleCalls;
let group: { id: string; groupTag: string };
beforeAll(async () => {
  server = await TestServer.start();
  calls = new LessonCalls(server);
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
async function toldTo(person: Person): Promise<string[]> {
  await untilMailIsOut(server);
  return calls.bell(person, 'CLASS_PLACE');
}
const seatsAre = (seats: number) =>
  server.database.query('UPDATE live_course_groups SET seats = $2 WHERE id = $1', [group.id, seats]);
const placeOf = async ({ id }: Person): Promise<string> => {
  const [place] = await server.database.query<{ id: string }[]>(
    'SELECT id FROM live_course_members WHERE user_id = $1',
    [id],
  );
  return place?.id ?? '';
};

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
    expect(await toldTo(ada)).toEqual([expect.stringMatching(/^You are enrolled in /)]);
    expect(await toldTo(eve)).toEqual([expect.stringContaining('You wait for a place')]);
    await desk.mutate('liveGroups.takeAway', { memberId: await placeOf(ada) });
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
    expect(await toldTo(ada)).toEqual([expect.stringContaining('This class is for pupils.')]);
    await desk.mutate('liveGroups.enrol', { groupId: group.id, text: ada.email });
    expect(await students()).toEqual([ada.id]);
  });

  test('[233] is let in or refused, never both, by two at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => buildPerson(server, grown)));
    await seatsAre(20);
    for (const person of people) await enrol(person);
    for (const { id } of await asking()) {
      const answers = await Promise.allSettled([letIn(id), refuse(id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
    const refused = await server.database.query<{ id: string }[]>(
      'SELECT user_id AS id FROM live_course_refusals WHERE group_id = $1',
      [group.id],
    );
    expect([...refused.map(({ id }) => id), ...(await students())].sort()).toEqual(
      people.map(({ id }) => id).sort(),
    );
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
      await seatsAre(9);
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
    await desk.mutate('liveGroups.takeAway', { memberId: await placeOf(eve) });
    expect((await students()).sort()).toEqual([mina.id, last.id].sort());
    expect(await state(tom)).toEqual([false]);
    const [row] = await asking();
    expect(row).toMatchObject({ userId: tom.id, cause: 'BLOCK' });
    expect(await letIn(row?.id ?? '')).toEqual({ outcome: 'WAITING' });
    await desk.mutate('liveGroups.takeAway', { memberId: await placeOf(last) });
    expect((await students()).sort()).toEqual([mina.id, tom.id].sort());
  });

  test.each([true, false])(
    'who waits, too, does not get in beside them by seats of the same moment (the first blocked: %s)',
    async (isFirst) => {
      const [mina, eve, tom, last, other] = [
        await buildPerson(server, young),
        await buildPerson(server, young),
        await buildPerson(server, young),
        await buildPerson(server, young),
        await buildPerson(server, young),
      ];
      for (const person of [mina, eve]) expect(await enrol(person)).toBe('ENROLLED');
      for (const person of [tom, last, other]) expect(await enrol(person)).toBe('WAITING');
      await (isFirst ? calls.block(tom, last) : calls.block(last, tom));
      await seatsAre(9);
      await desk.mutate('liveGroups.takeAway', { memberId: await placeOf(eve) });
      expect((await students()).sort()).toEqual([mina.id, tom.id, other.id].sort());
      expect(await asking()).toMatchObject([{ userId: last.id, cause: 'BLOCK' }]);
      expect(await toldTo(other)).toEqual([expect.stringContaining('it is yours')]);
    },
  );

  test('is taken back by staff alone, not by who teaches the class', async () => {
    const [mina, tom, teacher, staff] = [
      await buildPerson(server, young),
      await buildPerson(server, young),
      await buildPerson(server, { roles: ['TEACHER'] }),
      await buildPerson(server, { roles: ['COURSE_ADMIN'] }),
    ];
    await buildMember(server.database.manager, group, teacher, 'TEACHER');
    for (const person of [mina, tom]) expect(await enrol(person)).toBe('ENROLLED');
    const place = await placeOf(tom);
    const stand = async (by: Person, state: string) =>
      (await calls.change(by, place, { state })).errors?.[0]?.extensions.code;
    for (const state of ['WITHDRAWN', 'ENROLLED', 'WITHDRAWN'])
      expect(await stand(teacher, state)).toBeUndefined();
    await calls.block(mina, tom);
    expect(await stand(teacher, 'ENROLLED')).toBe(liveCourseErrors.NOT_ENROLLABLE.code);
    expect(await students()).toEqual([mina.id]);
    expect(await stand(staff, 'ENROLLED')).toBeUndefined();
    expect((await students()).sort()).toEqual([mina.id, tom.id].sort());
  });

  test('[233] is let in with others at once: each by itself, and who is refused leaves the others in', async () => {
    const people = [await buildPerson(server, grown), await buildPerson(server, grown)];
    for (const person of people) expect(await enrol(person)).toBe('WAITING');
    const ids = (await asking()).map(({ id }) => id);
    await refuse(ids[1] ?? '');
    const results = await desk.mutate<{ id: string; error: { code: string } | null }[]>(
      'liveGroups.letInMany',
      {
        ids,
      },
    );
    expect(results.map(({ error }) => error?.code ?? null)).toEqual([
      null,
      liveCourseErrors.NOT_WAITING.code,
    ]);
    expect(await students()).toHaveLength(1);
    expect(await asking()).toEqual([]);
  });
});
