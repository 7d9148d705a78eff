import { buildLesson, buildMember } from '@lyceum/live-course/testing';
import { buildClass } from './classes';
import type { TestServer } from './test-server';

/** A lesson that goes on in the call of a chat. @returns its class and itself */
export async function lessonHeldIn(
  server: TestServer,
  chatId: string,
  teacher: { id: string },
  student: { id: string },
): Promise<{ groupTag: string; lessonId: string }> {
  const { manager } = server.database;
  const { group } = await buildClass(server);
  await buildMember(manager, group, teacher, 'TEACHER');
  await buildMember(manager, group, student);
  const startsAt = new Date(Date.now() - 600_000);
  const { id } = await buildLesson(manager, group, { lessonNumber: 2, startsAt });
  const link = new URL(`/call/${chatId}`, server.url).href;
  await server.database.query('UPDATE live_lessons SET meeting_link = $2 WHERE id = $1', [id, link]);
  return { groupTag: group.groupTag, lessonId: id };
}

/** A lesson that goes on in the call of a chat of its teacher and a student of its class. @returns how long they were seen in the call, once they were */
export async function lessonInCall(
  server: TestServer,
  chatId: string,
  teacher: { id: string },
  student: { id: string },
): Promise<() => Promise<number>> {
  const { lessonId: id } = await lessonHeldIn(server, chatId, teacher, student);
  return async () => {
    for (;;) {
      const [seen] = await server.database.query<{ milliseconds: number }[]>(
        `SELECT extract(epoch FROM left_at - came_at)::float8 * 1000 AS milliseconds FROM live_presences
         WHERE lesson_id = $1 AND user_id = $2`,
        [id, student.id],
      );
      if (seen) return seen.milliseconds;
    }
  };
}
