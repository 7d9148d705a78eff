import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { buildHomework, buildLesson, buildSubmission } from '@lyceum/live-course/testing';
import { Scheduler } from '@lyceum/kernel';
import { buildClass, type ClassScene } from '../../src/testing/classes';
import { LessonCalls } from '../../src/testing/lessons';
import { untilMailIsOut } from '../../src/testing/mails';
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

const minute = 60_000;
const day = 1_440 * minute;

/** Has several processes look for what is due at once. */
async function look(): Promise<void> {
  await server.database.query(
    `UPDATE scheduled_tasks SET next_run_at = now(), held_until = NULL WHERE name = 'live-course.remind'`,
  );
  await server.app.get(Scheduler).runDue();
  await untilMailIsOut(server);
}

test('a lesson is told of a day and ten minutes before, each once, and again when it moves', async () => {
  const { student, teacher, observer, group } = scene;
  const lesson = await buildLesson(server.database.manager, group, {
    lessonNumber: 2,
    topic: 'Tone',
    startsAt: new Date(Date.now() + day - 10 * minute),
  });
  // The lesson of the scene is in a day, too.
  await server.database.query('DELETE FROM live_lessons WHERE id = $1', [scene.lesson.id]);
  await look();
  await look();
  for (const person of [student, teacher, observer])
    expect(await calls.bell(person, 'LESSON_REMINDER')).toEqual([
      expect.stringMatching(/^Lesson 2 of Course COURSE\d+, Tone, begins .+\.$/),
    ]);
  await calls.move(teacher, { lessonId: lesson.id }, new Date(Date.now() + 9 * minute));
  await look();
  await look();
  expect(await calls.bell(student, 'LESSON_REMINDER')).toEqual([
    expect.stringMatching(/begins in ten minutes/),
    expect.stringMatching(/, begins /),
  ]);
});

test('a lesson that is canceled is not told of', async () => {
  const { student, teacher, lesson } = scene;
  await calls.cancel(teacher, { lessonId: lesson.id });
  await look();
  expect(await calls.bell(student, 'LESSON_REMINDER')).toEqual([]);
});

test('homework that is due tomorrow is told of to who has not handed it in', async () => {
  const { student, classmate, teacher, group, lesson } = scene;
  const { manager } = server.database;
  const dueAt = new Date(Date.now() + 20 * 60 * minute);
  const homework = await buildHomework(manager, group, lesson, { topic: 'Sonnet', dueAt });
  await buildSubmission(manager, homework, classmate);
  await look();
  await look();
  expect(await calls.bell(student, 'HOMEWORK_REMINDER')).toEqual([
    expect.stringMatching(/^Sonnet of .+ is due /),
  ]);
  for (const person of [classmate, teacher])
    expect(await calls.bell(person, 'HOMEWORK_REMINDER')).toEqual([]);
});
