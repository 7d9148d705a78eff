import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { buildClass, type ClassScene } from '../../src/testing/classes';
import { LessonCalls } from '../../src/testing/lessons';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: LessonCalls;
let scene: ClassScene;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new LessonCalls(server);
});
beforeEach(async () => {
  scene = await buildClass(server);
});

interface Announcement {
  id: string;
  text: string;
  isKept: boolean;
  editedAt: string | null;
  author: { id: string } | null;
}

const fields = 'id text isKept editedAt author { id }';
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

const save = (person: Person, text: string, announcementId?: string) =>
  calls.ask<{ saveLiveCourseAnnouncement: Announcement } | null>(
    person,
    `mutation ($tag: String!, $id: ID, $text: String!) {
       saveLiveCourseAnnouncement(groupTag: $tag, announcementId: $id, text: $text) { ${fields} } }`,
    { tag: scene.group.groupTag, id: announcementId, text },
  );
const list = (person: Person) =>
  calls.ask<{ getLiveCourseAnnouncements: Announcement[] } | null>(
    person,
    `query ($tag: String!) { getLiveCourseAnnouncements(groupTag: $tag) { ${fields} } }`,
    { tag: scene.group.groupTag },
  );
const move = (person: Person, how: 'delete' | 'restore', id: string) =>
  calls.ask(person, `mutation ($id: ID!) { ${how}LiveCourseAnnouncement(announcementId: $id) { id } }`, {
    id,
  });
const texts = async (person: Person) =>
  (await list(person)).data?.getLiveCourseAnnouncements.map(({ text }) => text);
const idOf = async (person: Person, text: string) =>
  (await save(person, text)).data?.saveLiveCourseAnnouncement.id ?? '';
const bell = (person: Person) => calls.bell(person, 'CLASS_ANNOUNCEMENT');

describe('an announcement', () => {
  test('is told once to everybody in the class but who made it, and stands in the classroom, the last first', async () => {
    const { teacher, assistant, student, classmate, observer, outsider } = scene;
    const sent = await Promise.all(Array.from({ length: 4 }, () => save(teacher, 'Bring a pen.')));
    expect(new Set(sent.map(({ data }) => data?.saveLiveCourseAnnouncement.id))).toHaveProperty('size', 1);
    await untilMailIsOut(server);
    for (const person of [assistant, student, classmate, observer])
      expect(await bell(person)).toEqual([expect.stringMatching(/^There is an announcement in Course /)]);
    for (const person of [teacher, outsider]) expect(await bell(person)).toEqual([]);
    await save(assistant, 'And paper.');
    for (const person of [teacher, student, observer])
      expect(await texts(person)).toEqual(['And paper.', 'Bring a pen.']);
    expect(codeOf(await list(outsider))).toBe(liveCourseErrors.GROUP_NOT_FOUND.code);
  });

  test('is made by who teaches, changed by who leads and by who made it, and by nobody else', async () => {
    const { teacher, assistant, student, observer, outsider } = scene;
    for (const person of [student, observer])
      expect(codeOf(await save(person, 'No lesson today.'))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
    expect(codeOf(await save(outsider, 'No lesson today.'))).toBe(liveCourseErrors.GROUP_NOT_FOUND.code);
    const [ofTeacher, ofAssistant] = [await idOf(teacher, 'A'), await idOf(assistant, 'B')];
    expect((await save(assistant, 'B, too', ofAssistant)).errors).toBeUndefined();
    expect((await save(teacher, 'B, changed', ofAssistant)).errors).toBeUndefined();
    for (const call of [
      save(assistant, 'A, changed', ofTeacher),
      move(assistant, 'delete', ofTeacher),
      move(student, 'delete', ofTeacher),
    ])
      expect(codeOf(await call)).toBe(liveCourseErrors.ONLY_TEACHERS.code);
    expect(codeOf(await move(outsider, 'delete', ofTeacher))).toBe(
      liveCourseErrors.ANNOUNCEMENT_NOT_FOUND.code,
    );
    const kept = (await list(assistant)).data?.getLiveCourseAnnouncements.map(({ text, isKept }) => [
      text,
      isKept,
    ]);
    expect(kept).toEqual([
      ['B, changed', true],
      ['A', false],
    ]);
    for (const text of ['', '   ', 'x'.repeat(2_001)])
      expect(codeOf(await save(teacher, text))).toBe('COMMON_INVALID_INPUT');
  });

  test('that is deleted is gone from the class and every bell, and comes back without telling anybody anew', async () => {
    const { teacher, student } = scene;
    const id = await idOf(teacher, 'Bring a pen.');
    await untilMailIsOut(server);
    expect(await bell(student)).toHaveLength(1);
    await move(teacher, 'delete', id);
    expect(await texts(student)).toEqual([]);
    expect(await bell(student)).toEqual([]);
    expect(codeOf(await save(teacher, 'Bring two.', id))).toBe(liveCourseErrors.ANNOUNCEMENT_NOT_FOUND.code);
    await move(teacher, 'restore', id);
    await untilMailIsOut(server);
    expect(await texts(student)).toEqual(['Bring a pen.']);
    expect(await bell(student)).toHaveLength(1);
  });

  test('of a class that somebody was withdrawn from is told to them no more; staff who oversee classes read it', async () => {
    const { teacher, student, places } = scene;
    await server.database.query(`UPDATE live_course_members SET state = 'WITHDRAWN' WHERE id = $1`, [
      places.student,
    ]);
    await save(teacher, 'Bring a pen.');
    await untilMailIsOut(server);
    expect(await bell(student)).toEqual([]);
    expect(codeOf(await list(student))).toBe(liveCourseErrors.GROUP_NOT_FOUND.code);
    const staff = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
    expect(await texts(staff)).toEqual(['Bring a pen.']);
  });
});
