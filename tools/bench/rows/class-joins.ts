import type { Pool } from 'pg';
import type { Call } from '../call.ts';
import { CallSource, sendAtRate } from '../cpu/load.ts';
import { percentile } from '../report/stats.ts';
import { figureLine } from '../report/units.ts';
import type { PlainRow } from '../row.ts';
import { signInMany } from '../world/signed-in.ts';
import { userId } from '../world/users.ts';

/** Students of each class; all of them join each lesson once. */
const students = 1_000;
const perSecond = 500;
const warmUp = 4;
const seconds = 20;
const classes = ((warmUp + seconds) * perSecond) / students;

const joinDocument = 'mutation Join($lessonId: ID!) { joinLiveLesson(lessonId: $lessonId) { url } }';

const tagOf = (n: number): string => `BENCH-JOIN-${String(n)}`;

/** A class whose lesson goes on now. Answers the lesson. */
async function fillClass(pool: Pool, tag: string, teacherId: string): Promise<string> {
  await pool.query('DELETE FROM live_course_groups WHERE group_tag = $1', [tag]);
  const { rows } = await pool.query<{ id: string }>(
    `WITH made AS (
       INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at)
       VALUES ($1, now() - interval '30 days', now() + interval '30 days') RETURNING id
     ), people AS (
       INSERT INTO live_course_members (group_id, user_id, role)
       SELECT made.id, them.id, 'STUDENT' FROM made, unnest($2::uuid[]) them (id)
       UNION ALL SELECT made.id, $3, 'TEACHER' FROM made
     )
     INSERT INTO live_lessons (group_id, lesson_number, topic, starts_at, ends_at, schedule, meeting_link)
     SELECT id, 1, 'Lesson', now() - interval '1 minute', now() + interval '1 hour', '', 'https://meet.example/a' FROM made
     RETURNING id`,
    [tag, Array.from({ length: students }, (_, n) => userId(n)), teacherId],
  );
  return rows[0]?.id ?? '';
}

/** Classes that begin in the same minute: how long people wait for being let in, and whether each was counted once. */
export const row: PlainRow = {
  section: 'process',

  async measure(world) {
    const { id } = await world.account('student');
    const { pool } = await world.database();
    await pool.query(
      `INSERT INTO live_courses (tag, name, type) VALUES ('BENCH', 'Bench', 'STANDARD') ON CONFLICT DO NOTHING`,
    );
    const lessons: string[] = [];
    for (let n = 0; n < classes; n += 1) lessons.push(await fillClass(pool, tagOf(n), id));
    await pool.query('ANALYZE live_course_members, live_lessons');
    const headers = await signInMany(pool, students, id);
    const { url } = await world.api();
    const source = new CallSource((n): Call => ({
      method: 'POST',
      path: '/graphql',
      headers: { authorization: headers[n % students] ?? '' },
      body: JSON.stringify({
        query: joinDocument,
        variables: { lessonId: lessons[Math.floor(n / students) % classes] },
      }),
    }));
    await sendAtRate(url, source, { perSecond, seconds: warmUp });
    const waited = percentile(await sendAtRate(url, source, { perSecond, seconds }), 99);
    const { rows } = await pool.query<{ counted: number }>(
      'SELECT count(*)::int AS counted FROM live_attendances WHERE lesson_id = ANY ($1::uuid[])',
      [lessons],
    );
    const joined = classes * students;
    if (rows[0]?.counted !== joined)
      throw new Error(`${String(joined)} joined, ${String(rows[0]?.counted)} were counted.`);
    return [
      figureLine(
        `join a lesson, ${String(perSecond)} a second, 99 of 100 within`,
        waited,
        100,
        (value) => `${value.toFixed(0)} ms`,
      ),
    ];
  },
};
