import { randomUUID } from 'node:crypto';
import type { DemoSeeder } from '@lyceum/database';
import type { EntityManager } from 'typeorm';
import { h, p, quote, rich } from '../../threads/demo/demo-thread';
import { readContent } from '../../texts/content';
import { bookPost, demoTalks, longThreadLength, teachersComments } from './demo-comments';

const longTitle = 'One hundred and twenty books: name one you finished, and one sentence about it';

/** In a forum that the demo student is in, who has read some of it; its people take turns. */
const longThreadStatement = `
  WITH forum AS (SELECT id FROM communities WHERE name = 'college-essays'), people AS (
    SELECT array_agg(m.user_id ORDER BY hashtext(u.email::text)) AS ids
    FROM forum JOIN community_members m ON m.community_id = forum.id JOIN users u ON u.id = m.user_id
  ), thread AS (
    INSERT INTO threads (community_id, creator_id, title, content, is_rich, plain_text, preview, tags, views_cnt,
                         posts_cnt, last_post_number, created_at, last_active_at)
    SELECT forum.id, people.ids[1], $1, $2, TRUE, $3, $4, ARRAY['books', 'long read'], 840,
           cardinality($5::text[]), cardinality($5::text[]), now() - interval '60 days', now() - interval '3 hours'
    FROM forum, people RETURNING id, community_id, created_at, last_active_at
  ), counted AS (
    UPDATE communities c SET threads_cnt = c.threads_cnt + 1 FROM forum WHERE c.id = forum.id
  ), marker AS (
    INSERT INTO thread_read_markers (user_id, thread_id, read_number)
    SELECT u.id, thread.id, 70 FROM thread, users u WHERE u.email = 'student@lyceum.example'
  )
  INSERT INTO posts (thread_id, community_id, number, creator_id, content, plain_text, created_at)
  SELECT thread.id, thread.community_id, said.number, people.ids[(said.number * 7) % cardinality(people.ids) + 1], said.text, said.text,
         thread.created_at + (thread.last_active_at - thread.created_at) * (said.number::float / cardinality($5::text[]))
  FROM thread, people, unnest($5::text[]) WITH ORDINALITY AS said (text, number)`;

/** Posts that people answered, about two of three, with who might have. */
const postsStatement = `
  SELECT p.id, p.thread_id AS "threadId", p.created_at AS "at", abs(hashtext(t.title || p.number::text)) AS chance,
         (SELECT array_agg(m.user_id ORDER BY hashtext(u.email::text || p.number::text))
          FROM community_members m JOIN users u ON u.id = m.user_id
          WHERE m.community_id = t.community_id AND m.user_id <> p.creator_id) AS people,
         (SELECT u.id FROM users u JOIN community_members m ON m.user_id = u.id AND m.community_id = t.community_id
          WHERE u.email = 'teacher@lyceum.example' AND u.id <> p.creator_id) AS "teacherId"
  FROM posts p JOIN threads t ON t.id = p.thread_id
  WHERE abs(hashtext(t.title || p.number::text)) % 3 > 0 ORDER BY t.title, p.number`;

const commentsStatement = `
  INSERT INTO comments (id, thread_id, community_id, post_id, parent_id, answered_id, path, creator_id, author_path, content,
                        plain_text, replies_cnt, is_highlighted, created_at)
  SELECT said.id, thread_id, t.community_id, post_id, parent_id, parent_id, path, said.creator_id, author_path, text, text,
         replies, highlighted, LEAST(at + (now() - at) * cardinality(path) / 12, now())
  FROM json_to_recordset($1::json) AS said (
    id uuid, thread_id uuid, post_id uuid, parent_id uuid, path int[], creator_id uuid, author_path uuid[], text text,
    replies int, highlighted boolean, at timestamptz)
  JOIN threads t ON t.id = said.thread_id`;

/** Counters, an answer that the demo educator has chosen, and claps by a few of those who could have clapped. */
const followingStatements = [
  `UPDATE posts p SET comments_cnt = counted.comments, last_comment_number = counted.comments
   FROM (SELECT post_id, count(*)::int AS comments FROM comments GROUP BY post_id) counted WHERE counted.post_id = p.id`,
  `INSERT INTO thread_highlights (thread_id, post_id, by_educator)
   SELECT t.id, p.id, TRUE FROM threads t JOIN posts p ON p.thread_id = t.id AND p.number = 1
   WHERE t.title = 'Books that made you like inequalities'`,
  ...['post', 'comment'].map(
    (what) => `
      WITH given AS (
        INSERT INTO ${what}_claps (${what}_id, user_id, count, updated_at)
        SELECT r.id, m.user_id, abs(hashtext(u.email::text || r.plain_text)) % 10 + 1, now()
        FROM ${what}s r JOIN threads t ON t.id = r.thread_id
        JOIN community_members m ON m.community_id = t.community_id AND m.user_id <> r.creator_id
        JOIN users u ON u.id = m.user_id
        WHERE abs(hashtext(r.plain_text || u.email::text)) % 23 = 0
        RETURNING ${what}_id AS id, count
      )
      UPDATE ${what}s r SET claps_cnt = counted.claps
      FROM (SELECT id, sum(count)::int AS claps FROM given GROUP BY id) counted WHERE counted.id = r.id`,
  ),
];

interface AnsweredPost {
  id: string;
  threadId: string;
  at: Date;
  chance: number;
  people: string[];
  teacherId: string | null;
}

/** Comments, claps and a long thread in the forums of the demo data; after the threads. */
export const postsDemoData: DemoSeeder = {
  name: 'posts',
  async seed(manager) {
    await writeLongThread(manager);
    const posts = await manager.query<AnsweredPost[]>(postsStatement);
    const comments = posts.flatMap((post, index) => talkOf(post, index));
    await manager.query(commentsStatement, [JSON.stringify(comments)]);
    for (const statement of followingStatements) await manager.query(statement);
  },
};

async function writeLongThread(manager: EntityManager): Promise<void> {
  const { content } = rich(
    h('The rules'),
    p('One book **you finished**, one sentence. No summaries, no stars. Say who it is for, if you like.'),
    quote('“I have always imagined that Paradise will be a kind of library.” — Jorge Luis Borges'),
  );
  // Who wrote it the statement chooses; it shows no files.
  const written = readContent(content, true, '');
  const posts = Array.from({ length: longThreadLength }, (_, index) => bookPost(index));
  const values = [longTitle, written.content, written.plainText, written.preview, posts];
  await manager.query(longThreadStatement, values);
}

/** What is said to a post: a chain of answers, now and then something of the teacher's. */
function talkOf({ id, threadId, at, chance, people, teacherId }: AnsweredPost, index: number): object[] {
  const talk = demoTalks[chance % demoTalks.length] ?? [];
  const ids = talk.map(() => randomUUID());
  const authors = talk.map((_, depth) => people[(chance + depth) % people.length] ?? '');
  const said = talk.map((text, depth) => ({
    id: ids[depth],
    thread_id: threadId,
    post_id: id,
    parent_id: ids[depth - 1] ?? null,
    text,
    at,
    path: ids.slice(0, depth + 1).map((_, place) => place + 1),
    creator_id: authors[depth],
    author_path: authors.slice(0, depth + 1),
    replies: depth < talk.length - 1 ? 1 : 0,
    highlighted: false,
  }));
  if (teacherId === null || index % 6 > 0) return said;
  const advice = {
    id: randomUUID(),
    thread_id: threadId,
    post_id: id,
    parent_id: null,
    at,
    path: [talk.length + 1],
    creator_id: teacherId,
    author_path: [teacherId],
    text: teachersComments[index % teachersComments.length],
    replies: 0,
    highlighted: true,
  };
  return [...said, advice];
}
