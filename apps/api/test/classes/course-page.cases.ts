import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { servedDataElementId } from '@lyceum/contracts/common';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { buildGroup, buildLesson, buildMember, publishGroup } from '@lyceum/live-course/testing';
import { builtFrontEnds } from '../../src/testing/built-front-ends';
import { ClassCalls } from '../../src/testing/classes';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await builtFrontEnds();
  server = await TestServer.start({ environment: { FRONT_END_DIR: folder, RUN_JOBS: 'false' } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const hour = 3_600_000;

interface PageOfCourse {
  course: {
    courseName: string;
    courseSubtitle: string | null;
    priceMinor: number | null;
    published: boolean;
  };
  teachers: { showName: string; bio: string | null }[];
  groups: {
    groupTag: string;
    timeZone: string;
    seats: number | null;
    seatsLeft: number | null;
    lessonsCnt: number;
    lessonMinutes: number;
    instructor: string | null;
    nextLessons: { startDateTime: string }[];
  }[];
}

const pageFields = `course { courseName courseSubtitle desc bannerUrl thumbnailUrl priceMinor currency published }
  teachers { showName title bio imgUrl }
  groups { id groupTag timeZone seats seatsLeft lessonsCnt lessonMinutes instructor nextLessons { startDateTime endDateTime } }`;

async function page(courseTag: string) {
  const { body } = await server.graphql(
    `query ($tag: String!) { getLiveCoursePage(courseTag: $tag) { ${pageFields} } }`,
    { variables: { tag: courseTag } },
  );
  return body as {
    data: { getLiveCoursePage: PageOfCourse } | null;
    errors?: { extensions: { code: string } }[];
  };
}

/** A group of three lessons, one of them over, with somebody who teaches it and somebody who learns. */
async function buildCourse(facts: Parameters<typeof publishGroup>[2] = {}) {
  const { manager } = server.database;
  const group = await buildGroup(manager, { timeZone: 'Asia/Shanghai' });
  for (const [at, hours] of [-48, 24, 48].entries())
    await buildLesson(manager, group, {
      lessonNumber: at + 1,
      topic: 'Tell-tale topic',
      startsAt: new Date(Date.now() + hours * hour),
    });
  const teacher = await buildPerson(server, { roles: ['TEACHER'] });
  const student = await buildPerson(server);
  await buildMember(manager, group, teacher, 'TEACHER');
  await buildMember(manager, group, student);
  const { courseTag } = await publishGroup(manager, group, facts);
  return { group, courseTag, teacher, student };
}

describe('the public page of a course', () => {
  test('[185] has the course, its price, who teaches it as the school says, next dates and seats left, and nobody of the class', async () => {
    const { courseTag, group, student, teacher } = await buildCourse({
      seats: 4,
      priceMinor: 14_900,
      instructor: 'Grace H.',
    });
    const { data, errors } = await page(courseTag);
    expect(errors).toBeUndefined();
    const { course, teachers, groups } = data!.getLiveCoursePage;
    expect(course).toEqual({
      courseName: `Course ${courseTag}`,
      courseSubtitle: 'Eight evenings',
      desc: 'We read, and write.',
      bannerUrl: '/files/banner.webp',
      thumbnailUrl: null,
      priceMinor: 14_900,
      currency: 'USD',
      published: true,
    });
    expect(teachers).toEqual([
      { showName: 'Grace H.', title: 'Teacher of writing', bio: 'Rewrites every first page.', imgUrl: null },
    ]);
    expect(groups).toMatchObject([
      {
        groupTag: group.groupTag,
        timeZone: 'Asia/Shanghai',
        seats: 4,
        seatsLeft: 3,
        lessonsCnt: 3,
        lessonMinutes: 180,
        instructor: 'Grace H.',
      },
    ]);
    expect(groups[0]?.nextLessons).toHaveLength(2);
    const told = JSON.stringify(data);
    for (const secret of [student.id, student.email, teacher.id, teacher.email, 'Tell-tale', 'meet.example'])
      expect([secret, told.includes(secret)]).toEqual([secret, false]);
  });

  test('[185] has as many seats as come, unless a number is said; none while others wait for one', async () => {
    const { courseTag, group } = await buildCourse();
    const left = async () =>
      (await page(courseTag)).data?.getLiveCoursePage.groups.map(({ seatsLeft }) => seatsLeft);
    expect(await left()).toEqual([null]);
    await server.database.query('UPDATE live_course_groups SET seats = 2 WHERE id = $1', [group.id]);
    expect(await left()).toEqual([1]);
    await server.database.query('INSERT INTO live_course_waiting (group_id, user_id) VALUES ($1, $2)', [
      group.id,
      (await buildPerson(server)).id,
    ]);
    expect(await left()).toEqual([0]);
  });

  test('[185] shows no group that takes nobody, or is over', async () => {
    const { courseTag, group } = await buildCourse({ isOpen: false });
    expect((await page(courseTag)).data?.getLiveCoursePage.groups).toEqual([]);
    await server.database.query(
      `UPDATE live_course_groups SET takes_enrolments = true, session_ends_at = now() WHERE id = $1`,
      [group.id],
    );
    expect((await page(courseTag)).data?.getLiveCoursePage.groups).toEqual([]);
  });

  test('[185] of a course that is not published is there for who looks after all of them alone', async () => {
    const { courseTag, student } = await buildCourse();
    await server.database.query('UPDATE live_courses SET published_at = NULL WHERE tag = $1', [courseTag]);
    const errors = [(await page(courseTag)).errors, (await page('NONE')).errors];
    for (const [error] of errors.map((each) => each ?? []))
      expect(error?.extensions.code).toBe(liveCourseErrors.COURSE_NOT_FOUND.code);
    const calls = new ClassCalls(server);
    const draft = 'query ($tag: String!) { getLiveCourseDraft(courseTag: $tag) { course { published } } }';
    const staff = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
    expect((await calls.ask(staff, draft, { tag: courseTag })).data).toEqual({
      getLiveCourseDraft: { course: { published: false } },
    });
    expect((await calls.ask(student, draft, { tag: courseTag })).errors?.[0]?.extensions.code).toBe(
      'COMMON_FORBIDDEN',
    );
  });

  test('[185] is in the list of published courses, those that take enrolments first', async () => {
    const open = await buildCourse({ seats: 1 });
    const closed = await buildCourse({ isOpen: false });
    const hidden = await buildCourse();
    await server.database.query('UPDATE live_courses SET published_at = NULL WHERE tag = $1', [
      hidden.courseTag,
    ]);
    const { body } = await server.graphql(
      '{ getPublishedLiveCourses { course { courseTag } openGroupsCnt hasSeats nextDateTime } }',
    );
    const { getPublishedLiveCourses: listed } = (
      body as {
        data: { getPublishedLiveCourses: { course: { courseTag: string }; openGroupsCnt: number }[] };
      }
    ).data;
    const tags = listed.map(({ course }) => course.courseTag);
    expect(tags).not.toContain(hidden.courseTag);
    expect(tags.indexOf(open.courseTag)).toBeLessThan(tags.indexOf(closed.courseTag));
    expect(listed.find(({ course }) => course.courseTag === open.courseTag)).toMatchObject({
      openGroupsCnt: 1,
      hasSeats: false,
      nextDateTime: expect.any(String),
    });
  });
});

describe('the head of the page, as it is served', () => {
  const block = (text: string, attributes: string): unknown => {
    const [, json = 'null'] = new RegExp(`<script ${attributes}>([^<]*)</script>`).exec(text) ?? [];
    return JSON.parse(json);
  };

  test('[185] has what a link shows, schema.org’s Course, and what the screen shows first', async () => {
    const { courseTag } = await buildCourse({ seats: 2, priceMinor: 14_900, instructor: 'Grace "H"' });
    await server.database.query(`UPDATE live_courses SET name = '</script><b>Writing' WHERE tag = $1`, [
      courseTag,
    ]);
    const { text, status, headers } = await server.http.get(`/live-course-p/${courseTag}?utm=1`);
    expect(status).toBe(200);
    expect(text).toContain(`<title>&lt;/script&gt;&lt;b&gt;Writing · Lyceum</title>`);
    expect(text).toContain('<meta property="og:description" content="Eight evenings">');
    expect(text).not.toContain('noindex');
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)">/.exec(text) ?? [];
    expect(new URL(canonical).pathname).toBe(`/live-course-p/${courseTag}`);
    const course = block(text, 'type="application/ld\\+json"');
    expect(course).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Course',
      url: canonical,
      name: '</script><b>Writing',
      description: 'We read, and write.',
      provider: { '@type': 'Organization' },
      offers: [
        {
          category: 'Paid',
          price: '149.00',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
        },
      ],
      hasCourseInstance: [
        {
          courseMode: 'Online',
          courseWorkload: 'PT180M',
          maximumAttendeeCapacity: 2,
          remainingAttendeeCapacity: 1,
          instructor: [{ '@type': 'Person', name: 'Grace "H"' }],
        },
      ],
    });
    expect(block(text, `id="${servedDataElementId}" type="application/json"`)).toMatchObject({
      path: `/live-course-p/${courseTag}`,
      data: { course: { courseTag }, groups: [{ seatsLeft: 1 }] },
    });
    const again = await server.http
      .get(`/live-course-p/${courseTag}`)
      .set('if-none-match', headers['etag'] ?? '');
    expect(again.status).toBe(304);
  });

  test('[185] of a course that is not there, or not published, is kept by no search engine, and says nothing', async () => {
    const { courseTag } = await buildCourse();
    await server.database.query('UPDATE live_courses SET published_at = NULL WHERE tag = $1', [courseTag]);
    for (const tag of [courseTag, 'NONE', 'no-tag', `${'A'.repeat(99)}`]) {
      const { text, status } = await server.http.get(`/live-course-p/${tag}`);
      expect([tag, status, text.includes('content="noindex"'), text.includes('Eight evenings')]).toEqual([
        tag,
        404,
        true,
        false,
      ]);
    }
  });

  test('[185] of the list names the courses to the screen', async () => {
    const { courseTag } = await buildCourse();
    const { text, status } = await server.http.get('/live-courses');
    expect(status).toBe(200);
    expect(text).toContain('<title>Live courses · Lyceum</title>');
    expect(JSON.stringify(block(text, `id="${servedDataElementId}" type="application/json"`))).toContain(
      `"courseTag":"${courseTag}"`,
    );
  });
});
