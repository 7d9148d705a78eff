import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { buildHomework, buildLesson, buildMember, buildGroup } from '@lyceum/live-course/testing';
import ical, { type VEvent } from 'node-ical';
import { buildClass, type ClassScene } from '../../src/testing/classes';
import { LessonCalls } from '../../src/testing/lessons';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: LessonCalls;
let scene: ClassScene;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new LessonCalls(server);
});
beforeEach(async () => {
  scene = await buildClass(server);
});

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const day = 86_400_000;

async function feedOf(person: Person): Promise<string> {
  const { data } = await calls.ask<{ renewCalendarFeed: { url: string } }>(
    person,
    'mutation { renewCalendarFeed { url } }',
    {},
  );
  return new URL(data.renewCalendarFeed.url).pathname;
}

const read = (path: string) => server.http.get(path);
const eventsIn = (text: string): VEvent[] =>
  Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');
const eventsOf = async (path: string) => eventsIn((await read(path).expect(200)).text);

/** 9:00 in Boston in the week before its clocks go back, and in the week after. */
function aroundTheChange(): [Date, Date] {
  const today = new Date();
  const year = today.getUTCMonth() < 10 ? today.getUTCFullYear() : today.getUTCFullYear() + 1;
  const first = Date.UTC(year, 10, 1);
  const sunday = first + ((7 - new Date(first).getUTCDay()) % 7) * day;
  return [new Date(sunday - 3 * day + 13 * 3_600_000), new Date(sunday + 4 * day + 14 * 3_600_000)];
}

describe('a calendar that other programs read', () => {
  test('has lessons on the clock of the class over its change, with a zone that calendars understand', async () => {
    const { group, student } = scene;
    const [before, after] = aroundTheChange();
    await buildLesson(server.database.manager, group, { lessonNumber: 2, topic: 'Before', startsAt: before });
    await buildLesson(server.database.manager, group, { lessonNumber: 3, topic: 'After', startsAt: after });
    const path = await feedOf(student);
    const { text, headers } = await read(path).expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:America/New_York');
    expect(text.match(/DTSTART;TZID=America\/New_York:\d{8}T090000/g)).toHaveLength(2);
    const times = eventsIn(text).map(({ summary, start }) => [
      String(summary).split(': ')[1],
      start.toISOString(),
    ]);
    expect(times).toContainEqual(['Before', before.toISOString()]);
    expect(times).toContainEqual(['After', after.toISOString()]);
  });

  test('knows a lesson that is moved or canceled as the same one, changed', async () => {
    const { lesson, teacher, student } = scene;
    const path = await feedOf(student);
    const [first] = await eventsOf(path);
    expect(first).toMatchObject({ status: 'CONFIRMED' });
    expect(Number(first?.sequence)).toBe(0);
    const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 9 * day);
    await calls.move(teacher, { lessonId: lesson.id }, at);
    const [moved] = await eventsOf(path);
    expect([moved?.uid, Number(moved?.sequence), moved?.start.toISOString()]).toEqual([
      first?.uid,
      1,
      at.toISOString(),
    ]);
    await calls.cancel(teacher, { lessonId: lesson.id, sequence: 1 });
    const [canceled] = await eventsOf(path);
    expect([canceled?.uid, Number(canceled?.sequence), canceled?.status]).toEqual([
      first?.uid,
      2,
      'CANCELLED',
    ]);
  });

  test('has what a student is to hand in, nobody’s name, and no way into a lesson', async () => {
    const { group, lesson, student, teacher, observer, classmate } = scene;
    await buildHomework(server.database.manager, group, lesson, { topic: 'Sonnet' });
    const { text } = await read(await feedOf(student)).expect(200);
    const summaries = eventsIn(text).map(({ summary }) => String(summary));
    expect(summaries).toEqual([
      expect.stringMatching(/^Lesson of .*: Voice$/),
      expect.stringMatching(/is due: Sonnet$/),
    ]);
    for (const secret of ['meet.example', 'host@lyceum', teacher.email, classmate.email, classmate.id])
      expect(text).not.toContain(secret);
    expect(await eventsOf(await feedOf(observer))).toHaveLength(1);
  });

  test('is that of its owner alone, as long as they are in the class and may use their account', async () => {
    const { student, places, group } = scene;
    const other = await buildPerson(server);
    expect(await eventsOf(await feedOf(other))).toEqual([]);
    const path = await feedOf(student);
    await server.database.query(`UPDATE live_course_members SET state = 'WITHDRAWN' WHERE id = $1`, [
      places.student,
    ]);
    expect(await eventsOf(path)).toEqual([]);
    await server.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [student.id]);
    await read(path).expect(404);
    expect(group.id).not.toBe('');
  });

  test('has an address that is renewed and revoked, and shown again to its owner; a guessed one is not there', async () => {
    const { student } = scene;
    const own = async () => {
      const { data } = await calls.ask<{ getCalendarFeed: { url: string } | null }>(
        student,
        'query ($me: ID!) { getCalendarFeed(userId: $me) { url } }',
        { me: student.id },
      );
      return data.getCalendarFeed && new URL(data.getCalendarFeed.url).pathname;
    };
    expect(await own()).toBeNull();
    const first = await feedOf(student);
    expect(await own()).toBe(first);
    const second = await feedOf(student);
    expect(second).not.toBe(first);
    await read(first).expect(404);
    await read(second).expect(200);
    await calls.ask(student, 'mutation { revokeCalendarFeed }', {});
    await read(second).expect(404);
    expect(await own()).toBeNull();
    const third = await feedOf(student);
    expect([first, second]).not.toContain(third);
    await read(`/calendar-feeds/${'a'.repeat(43)}.ics`).expect(404);
    const stored = await server.database.query('SELECT * FROM live_calendar_feeds WHERE user_id = $1', [
      student.id,
    ]);
    expect(JSON.stringify(stored)).not.toContain(third.slice(16, 40));
  });

  test('is not sent again as long as nothing in it changes', async () => {
    const { student, teacher, lesson } = scene;
    const path = await feedOf(student);
    const { headers } = await read(path).expect(200);
    await read(path).set('if-none-match', String(headers.etag)).expect(304);
    await calls.cancel(teacher, { lessonId: lesson.id });
    await read(path).set('if-none-match', String(headers.etag)).expect(200);
  });
});

describe('a calendar on our own pages', () => {
  const ask = (person: Person, from: Date, to: Date) =>
    calls.ask<{ getCalendar: { title: string; isCanceled: boolean; url: string }[] } | null>(
      person,
      `query ($me: ID!, $from: DateTime!, $to: DateTime!) {
         getCalendar(userId: $me, from: $from, to: $to) { title isCanceled url } }`,
      { me: person.id, from, to },
    );

  test('has all classes of its reader in a span, those they stand in for, too', async () => {
    const { student, teacher, lesson, outsider, group } = scene;
    const { manager } = server.database;
    const [from, to] = [new Date(), new Date(Date.now() + 30 * day)];
    const titles = async (person: Person) =>
      (await ask(person, from, to)).data?.getCalendar.map(({ title }) => title);
    await buildHomework(manager, group, lesson, { topic: 'Sonnet', dueAt: new Date(Date.now() + 3 * day) });
    await buildLesson(manager, group, {
      lessonNumber: 2,
      topic: 'Far',
      startsAt: new Date(Date.now() + 40 * day),
    });
    expect(await titles(student)).toEqual(['Voice', 'Sonnet']);
    expect(await titles(teacher)).toEqual(['Voice']);
    await buildMember(manager, await buildGroup(manager), outsider, 'TEACHER');
    expect(await titles(outsider)).toEqual([]);
    await calls.substitute(teacher, { lessonId: lesson.id }, outsider);
    expect((await ask(outsider, from, to)).data?.getCalendar).toEqual([
      { title: 'Voice', isCanceled: false, url: '/lc-grouplist' },
    ]);
  });

  test('is asked for some weeks at a time', async () => {
    const { student } = scene;
    const from = new Date();
    expect(codeOf(await ask(student, from, new Date(from.getTime() + 101 * day)))).toBe(
      'COMMON_INVALID_INPUT',
    );
    expect(codeOf(await ask(student, from, from))).toBe('COMMON_INVALID_INPUT');
  });
});

test('one lesson is a file for calendars, to who is in its class', async () => {
  const { student, outsider, lesson } = scene;
  const ask = (person: Person) =>
    calls.ask<{ getLiveLessonCalendarFile: { content: string } } | null>(
      person,
      'query ($id: ID!) { getLiveLessonCalendarFile(lessonId: $id) { content } }',
      { id: lesson.id },
    );
  const events = eventsIn((await ask(student)).data?.getLiveLessonCalendarFile.content ?? '');
  expect(events).toHaveLength(1);
  expect(codeOf(await ask(outsider))).toBe(liveCourseErrors.LESSON_NOT_FOUND.code);
});
