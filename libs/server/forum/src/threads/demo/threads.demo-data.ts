import type { DemoSeeder } from '@lyceum/database';
import type { EntityManager } from 'typeorm';
import { engagementStatement } from '../engagement/engagement.task';
import { readContent } from '../../texts/content';
import type { DemoThread } from './demo-thread';
import { demoThreads } from './demo-threads';
import { type ForumPeople, peopleOf } from './forum-people';

const threadStatement = `
  INSERT INTO threads (community_id, creator_id, title, content, is_rich, plain_text, preview, tags, pin_position,
                       views_cnt, posts_cnt, last_post_number, created_at, last_active_at, due_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, now() - make_interval(hours => $12),
          now() - make_interval(hours => $13),
          date_trunc('day', now() + make_interval(hours => $14)) + interval '23 hours 59 minutes')
  RETURNING id`;

const postsStatement = `
  INSERT INTO posts (thread_id, community_id, number, creator_id, content, plain_text, created_at)
  SELECT t.id, t.community_id, p.number, p.creator_id, p.text, p.text,
         t.created_at + (t.last_active_at - t.created_at) * (p.number::float / cardinality($2::uuid[]))
  FROM threads t, unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS p (creator_id, text, number)
  WHERE t.id = $1`;

/** Each claps one to ten times; the latest ones late, so that forums look alive. */
const clapsStatement = `
  WITH given AS (
    INSERT INTO thread_claps (thread_id, user_id, count, updated_at)
    SELECT t.id, clapper.id, abs(hashtext(clapper.id::text || t.title)) % 10 + 1,
           t.created_at + (now() - t.created_at) * (place::float / (cardinality($2::uuid[]) + 1))
    FROM threads t, unnest($2::uuid[]) WITH ORDINALITY AS clapper (id, place) WHERE t.id = $1
    RETURNING count
  )
  UPDATE threads SET claps_cnt = (SELECT COALESCE(sum(count), 0) FROM given) WHERE id = $1`;

const countStatements = [
  `UPDATE communities c SET threads_cnt = counted.threads
   FROM (SELECT community_id, count(*) AS threads FROM threads WHERE status = 'VISIBLE' GROUP BY community_id) counted
   WHERE counted.community_id = c.id`,
  engagementStatement.text,
];

/** The demo student has opened two threads of three and read most of them; some things she saved. */
const readerStatements = [
  `INSERT INTO thread_read_markers (user_id, thread_id, read_number)
   SELECT m.user_id, t.id, CASE WHEN u.email LIKE 'student@%' THEN greatest(t.last_post_number - 3, 0) ELSE t.last_post_number END
   FROM threads t JOIN community_members m ON m.community_id = t.community_id JOIN users u ON u.id = m.user_id
   WHERE u.email IN ('student@lyceum.example', 'forum-admin@lyceum.example', 'teacher@lyceum.example')
     AND (t.creator_id = u.id OR abs(hashtext(t.title)) % 3 > 0)`,
  `INSERT INTO thread_views (thread_id, user_id, counted_at)
   SELECT r.thread_id, r.user_id, t.last_active_at FROM thread_read_markers r JOIN threads t ON t.id = r.thread_id
   WHERE t.creator_id <> r.user_id`,
  `INSERT INTO thread_favorites (user_id, thread_id, created_at)
   SELECT u.id, t.id, now() - make_interval(hours => abs(hashtext(t.title)) % 90)
   FROM users u, threads t
   WHERE u.email = 'student@lyceum.example'
     AND (t.title LIKE 'We audited%' OR t.title LIKE 'How to write a proof%' OR t.title LIKE '本周话题%')`,
];

/** Threads with posts, claps and readers, in the forums of the demo data, over the last weeks. */
export const threadsDemoData: DemoSeeder = {
  name: 'threads',
  async seed(manager) {
    await insertDemoThreads(manager, demoThreads);
    for (const statement of readerStatements) await manager.query(statement);
  },
};

/** Puts threads into forums whose people are there. */
export async function insertDemoThreads(
  manager: EntityManager,
  threads: readonly DemoThread[],
): Promise<void> {
  const oldestFirst = threads.toSorted((one, other) => other.hoursAgo - one.hoursAgo);
  for (const thread of oldestFirst) await insert(manager, thread, await peopleOf(manager, thread.forum));
  for (const statement of countStatements) await manager.query(statement);
}

async function insert(manager: EntityManager, thread: DemoThread, people: ForumPeople): Promise<void> {
  const { title, isRich = false, tags = [], hoursAgo, posts = [] } = thread;
  const creatorId = people.idOf(thread.by);
  const { content, plainText, preview } = readContent(thread.content, isRich, creatorId);
  const [row] = await manager.query<[{ id: string }]>(threadStatement, [
    ...[people.communityId, creatorId, title, content, isRich, plainText, preview, tags, thread.pin ?? null],
    ...[thread.views, posts.length, hoursAgo, thread.lastPostHoursAgo ?? hoursAgo, thread.dueInHours ?? null],
  ]);
  const authors = posts.map(([by]) => people.idOf(by));
  await manager.query(postsStatement, [row.id, authors, posts.map(([, words]) => words)]);
  const readers = people.ids.filter((id) => id !== creatorId);
  await manager.query(clapsStatement, [row.id, readers.slice(0, thread.clappers)]);
}
