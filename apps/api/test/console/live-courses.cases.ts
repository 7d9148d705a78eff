import { beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type GroupsOfCoursePage,
  liveCourseErrors,
  type LiveCourseIdInput,
  type liveCoursesTable,
  type StaffLiveCourse,
} from '@lyceum/contracts/live-course';
import { buildGroup, buildMember } from '@lyceum/live-course/testing';
import { ConsoleCalls } from '../../src/testing/console';
import { newLiveCourse } from '../../src/testing/live-courses';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let desk: ConsoleCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['COURSE_ADMIN'] }));
});

const make = async (overrides: Parameters<typeof newLiveCourse>[0] = {}) => {
  const input = newLiveCourse(overrides);
  const { courseId } = await desk.mutate<LiveCourseIdInput>('liveCourses.create', input);
  return { input, courseId };
};
const get = (courseId: string) => desk.query<StaffLiveCourse>('liveCourses.get', { courseId });

describe('live courses in the console', () => {
  test('[233][187] are made of a type with its lessons, listed, found by code and name, and read with their history', async () => {
    const { input, courseId } = await make({
      tag: 'VERSE',
      name: 'Verse and voice',
      type: 'NO-QUIZ',
      priceMinor: 19_900,
      currency: 'EUR',
      isPublished: true,
    });
    expect(await get(courseId)).toMatchObject({ ...input, revision: 1 });
    for (const search of ['verse', 'voice', 'VERSE'])
      expect(await desk.rows<typeof liveCoursesTable>('liveCourses.list', { search })).toMatchObject([
        {
          tag: 'VERSE',
          type: 'NO-QUIZ',
          groups: 0,
          isPublished: true,
          price: { minor: 19_900, currency: 'EUR' },
        },
      ]);
    const filters = { type: ['FOURTEENLESSON'] };
    expect(await desk.rows('liveCourses.list', { search: 'verse', filters })).toEqual([]);
    expect(await desk.rows('liveCourses.history', { id: courseId })).toMatchObject([
      { action: 'liveCourse.create', target: 'Verse and voice' },
    ]);
  });

  test('[233] have one code each, however it is written, and a price its currency', async () => {
    await make({ tag: 'Debate' });
    const taken = await desk.refusal('liveCourses.create', newLiveCourse({ tag: 'DEBATE' }));
    expect(taken).toMatchObject({
      code: liveCourseErrors.COURSE_THERE.code,
      issues: [{ path: 'tag', message: liveCourseErrors.COURSE_THERE.message }],
    });
    for (const [wrong, path] of [
      [{ tag: 'NEW-ONE' }, 'tag'],
      [{ name: '  ' }, 'name'],
      [{ type: 'TENLESSON' }, 'type'],
      [{ priceMinor: 100 }, 'currency'],
      [{ priceMinor: -1, currency: 'USD' }, 'priceMinor'],
      [{ bannerUrl: 'https://elsewhere.example/a.png' }, 'bannerUrl'],
    ] as const) {
      const refused = await desk.refusal('liveCourses.create', { ...newLiveCourse(), ...wrong });
      expect(refused).toMatchObject({ code: commonErrors.INVALID_INPUT.code, issues: [{ path }] });
    }
    const made = await Promise.allSettled(Array.from({ length: 6 }, () => make({ tag: 'ONCE' })));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('[233] are changed by who has seen them as they are; another’s edit is not overwritten', async () => {
    const { input, courseId } = await make();
    const { tag: _, ...fields } = input;
    const wanted = { ...fields, courseId, revision: 1, name: 'Essays', type: 'SIXLESSON', isPublished: true };
    await desk.mutate('liveCourses.update', wanted);
    expect(await get(courseId)).toMatchObject({
      name: 'Essays',
      type: 'SIXLESSON',
      revision: 2,
      isPublished: true,
    });
    expect(await desk.refused('liveCourses.update', { ...wanted, name: 'Odes' })).toBe(
      liveCourseErrors.COURSE_CHANGED.code,
    );
    expect((await get(courseId)).name).toBe('Essays');
    expect((await desk.audited(courseId)).map(({ action }) => action)).toEqual([
      'liveCourse.create',
      'liveCourse.update',
    ]);
  });

  test('[233] name their classes with who is in them, the one that begins last first, page by page', async () => {
    const { input, courseId } = await make();
    const day = 86_400_000;
    for (let index = 0; index < 30; index += 1)
      await buildGroup(server.database.manager, {
        groupTag: `${input.tag}-${String(index)}`,
        startsAt: new Date(Date.now() + index * day),
        endsAt: new Date(Date.now() + (index + 60) * day),
      });
    const another = await buildGroup(server.database.manager, { groupTag: `${input.tag}2-A` });
    await buildMember(server.database.manager, another, await buildPerson(server));
    const first = await desk.query<GroupsOfCoursePage>('liveCourses.groups', { courseId });
    const { nextCursor: cursor } = first;
    const second = await desk.query<GroupsOfCoursePage>('liveCourses.groups', { courseId, cursor });
    expect([...first.rows, ...second.rows].map(({ groupTag }) => groupTag)).toEqual(
      Array.from({ length: 30 }, (_, index) => `${input.tag}-${String(29 - index)}`),
    );
    expect(second.nextCursor).toBeNull();
    expect(first.rows[0]).toMatchObject({ state: 'AHEAD', students: 0, seats: null, waiting: 0 });
    expect(second.rows.at(-1)).toMatchObject({ state: 'RUNNING' });
  });

  test('[17][233] are for admins and who looks after courses', async () => {
    const { courseId } = await make();
    for (const role of ['SALES_ADMIN', 'EVENT_ADMIN', 'TEACHER', 'STUDENT'] as const) {
      const visitor = new ConsoleCalls(server, await buildPerson(server, { roles: [role] }));
      expect(await visitor.refusedQuery('liveCourses.list')).toBe(commonErrors.FORBIDDEN.code);
      expect(await visitor.refusedQuery('liveCourses.get', { courseId })).toBe(commonErrors.FORBIDDEN.code);
      expect(await visitor.refused('liveCourses.create', newLiveCourse())).toBe(commonErrors.FORBIDDEN.code);
    }
  });
});
