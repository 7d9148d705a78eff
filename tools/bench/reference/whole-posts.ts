import type { Pool } from 'pg';

/**
 * A page of posts with all that the specification asks of it, in as few statements as a bare program can: who may read the thread,
 * what is held or hidden by a block, whom the reader teaches, what they have reported, who is mentioned and who clapped, and 30
 * comments of a post at most.
 */

/** SQL of everybody with a block with reader `$1`. */
const apart = `
  SELECT blocked_id FROM user_blocks WHERE blocker_id = $1
  UNION ALL SELECT blocker_id FROM user_blocks WHERE blocked_id = $1`;

/** SQL of the people of these rows, as a JSON array. */
const peopleOf = (rows: string): string => `
  (SELECT json_agg(json_build_object('id', w.id, 'firstName', w.first_name, 'lastName', w.last_name,
                                     'userProfile', json_build_object('profilePictureUrl', w.picture_url)))
   FROM (${rows}) given JOIN users w ON w.id = given.user_id WHERE w.id NOT IN (${apart}))`;

/** SQL of what posts and comments have alike, of the alias `r`. */
const columns = (type: 'POST' | 'COMMENT'): string => `
  r.id, r.created_at AS "createdAt", r.edited_at AS "editedAt", r.content, r.is_rich AS "isRich", r.claps_cnt AS claps,
  r.status, coalesce(cl.count, 0)::int AS "requestingUserClapCnt", u.id AS "creatorId", u.first_name AS "firstName",
  u.last_name AS "lastName", u.picture_url AS "profilePictureUrl",
  u.id IN (SELECT student_id FROM teacher_students WHERE teacher_id = $1) AS "isMyStudent",
  r.id IN (SELECT k.target_id FROM moderation_reports o JOIN moderation_cases k ON k.id = o.case_id
           WHERE o.reporter_id = $1 AND k.target_type = '${type}' AND k.status = 'OPEN') AS "hasReported",
  ${peopleOf('SELECT user_id FROM content_mentions WHERE target_id = r.id ORDER BY place')} AS "mentionedUsers"`;

const posts = {
  name: 'whole-posts',
  text: `
    WITH place AS MATERIALIZED (
      SELECT t.id AS "threadId", t.status AS "threadStatus", c.privacy, m.role,
             EXISTS (SELECT FROM community_bans b
                     WHERE b.community_id = c.id AND b.user_id = $1 AND b.lifted_at IS NULL
                       AND (b.ends_at IS NULL OR b.ends_at > now())) AS "isBanned",
             t.creator_id IN (${apart}) AS "isHidden"
      FROM threads t JOIN communities c ON c.id = t.community_id
      LEFT JOIN community_members m ON m.community_id = c.id AND m.user_id = $1
      WHERE t.id = $2
    )
    SELECT place.*, ${columns('POST')}, r.number, r.comments_cnt AS "numOfComments",
           ${peopleOf('SELECT user_id FROM post_claps WHERE post_id = r.id ORDER BY user_id LIMIT 5')} AS clappers
    FROM place CROSS JOIN LATERAL (
      SELECT * FROM posts p
      WHERE p.thread_id = place."threadId" AND p.number >= $3 AND p.creator_id NOT IN (${apart})
        AND (p.status <> 'HELD' OR p.creator_id = $1 OR p.last_comment_number > 0)
      ORDER BY p.number LIMIT 20) r
    JOIN users u ON u.id = r.creator_id LEFT JOIN post_claps cl ON cl.post_id = r.id AND cl.user_id = $1
    ORDER BY r.number`,
};

const comments = {
  name: 'whole-comments',
  text: `
    SELECT ${columns('COMMENT')}, r.post_id AS "postId", r.parent_id AS "parentId", cardinality(r.path) AS level,
           array_to_string(r.path, '.') AS place, r.is_highlighted AS "isHighlighted"
    FROM unnest($2::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
      SELECT * FROM comments c
      WHERE c.post_id = wanted.id AND NOT c.author_path && ARRAY(${apart})
        AND (c.status <> 'HELD' OR c.creator_id = $1 OR c.replies_cnt > 0)
      ORDER BY c.path LIMIT 31) r
    JOIN users u ON u.id = r.creator_id LEFT JOIN comment_claps cl ON cl.comment_id = r.id AND cl.user_id = $1
    ORDER BY r.post_id, r.path`,
};

/** What posts and comments have alike. */
interface ReplyRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly content: string;
  readonly isRich: boolean;
  readonly claps: number;
  readonly status: string;
  readonly requestingUserClapCnt: number;
  readonly creatorId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profilePictureUrl: string | null;
  readonly isMyStudent: boolean;
}

interface PostRow extends ReplyRow {
  readonly threadStatus: string;
  readonly privacy: string;
  readonly role: string | null;
  readonly isBanned: boolean;
  readonly isHidden: boolean;
  readonly number: number;
  readonly numOfComments: number;
}

interface CommentRow extends ReplyRow {
  readonly postId: string;
  readonly parentId: string | null;
  readonly level: number;
  readonly isHighlighted: boolean;
}

function replyOf(
  { id, createdAt, editedAt, content, isRich, claps, status, ...row }: ReplyRow,
  more: object = {},
): object {
  const { requestingUserClapCnt, creatorId, firstName, lastName, profilePictureUrl } = row;
  const student = { id: creatorId, firstName, lastName, ...more, userProfile: { profilePictureUrl } };
  const deleted = status === 'DELETED' || status === 'REMOVED';
  return { id, createdAt, editedAt, content, isRich, claps, status, requestingUserClapCnt, deleted, student };
}

function commentOf(row: CommentRow): object {
  const { postId, parentId, level, isHighlighted } = row;
  return { ...replyOf(row), postId, parentId, level, isHighlighted };
}

/** @throws Error for who may not read it */
export async function postsWholly(
  database: Pool,
  values: readonly [string, string, number],
): Promise<object[]> {
  const { rows } = await database.query<PostRow>({ ...posts, values: [...values] });
  const [thread] = rows;
  if (!thread || thread.threadStatus !== 'VISIBLE' || thread.isBanned || thread.isHidden)
    throw new Error('This person may not read it.');
  if (thread.privacy !== 'PUBLIC' && thread.role === null) throw new Error('This person is no member.');
  const below = await database.query<CommentRow>({
    ...comments,
    values: [values[0], rows.map(({ id }) => id)],
  });
  const byPost = Map.groupBy(below.rows, ({ postId }) => postId);
  return rows.map((row) => {
    const { number, numOfComments, isMyStudent: requestingUserIsTheTeacherOfThisUser } = row;
    return {
      ...replyOf(row, { requestingUserIsTheTeacherOfThisUser }),
      number,
      numOfComments,
      comments: (byPost.get(row.id) ?? []).slice(0, 30).map(commentOf),
    };
  });
}
