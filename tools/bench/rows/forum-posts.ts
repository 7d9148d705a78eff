import type { Pool } from 'pg';
import { stackHeaders, stackPath } from '../reference/stack.ts';
import { postsWholly } from '../reference/whole-posts.ts';
import type { Call } from '../call.ts';
import type { CpuRow } from '../row.ts';

const document = `query Posts($threadId: ID!, $requestingUser: ID!, $fromNumber: Int, $limitValue: Int) {
  getPostsFromThread(threadId: $threadId, requestingUser: $requestingUser, sortBy: OLDEST,
                     fromNumber: $fromNumber, limitValue: $limitValue) {
    id number createdAt editedAt content isRich claps numOfComments requestingUserClapCnt status deleted
    student { id firstName lastName requestingUserIsTheTeacherOfThisUser userProfile { profilePictureUrl } }
    comments {
      id postId parentId level createdAt editedAt content isRich claps requestingUserClapCnt status deleted
      isHighlighted student { id firstName lastName userProfile { profilePictureUrl } }
    }
  }
}`;

const pageSize = 20;

/** For a reader who has blocked nobody and may read everything asked for. */
const postsStatement = {
  name: 'posts',
  text: `
    SELECT p.id, p.number, p.created_at AS "createdAt", p.edited_at AS "editedAt", p.content, p.is_rich AS "isRich",
           p.claps_cnt AS claps, p.comments_cnt AS "numOfComments", p.status,
           coalesce(cl.count, 0)::int AS "requestingUserClapCnt", u.id AS "creatorId", u.first_name AS "firstName",
           u.last_name AS "lastName", u.picture_url AS "profilePictureUrl"
    FROM posts p JOIN users u ON u.id = p.creator_id
    LEFT JOIN post_claps cl ON cl.post_id = p.id AND cl.user_id = $1
    WHERE p.thread_id = $2 AND p.number >= $3 ORDER BY p.number LIMIT ${String(pageSize)}`,
};

const commentsStatement = {
  name: 'comments',
  text: `
    SELECT c.id, c.post_id AS "postId", c.parent_id AS "parentId", cardinality(c.path) AS level,
           c.created_at AS "createdAt", c.edited_at AS "editedAt", c.content, c.is_rich AS "isRich", c.claps_cnt AS claps,
           c.status, c.is_highlighted AS "isHighlighted", coalesce(cl.count, 0)::int AS "requestingUserClapCnt",
           u.id AS "creatorId", u.first_name AS "firstName", u.last_name AS "lastName",
           u.picture_url AS "profilePictureUrl"
    FROM comments c JOIN users u ON u.id = c.creator_id
    LEFT JOIN comment_claps cl ON cl.comment_id = c.id AND cl.user_id = $1
    WHERE c.post_id = ANY ($2) ORDER BY c.post_id, c.path`,
};

interface Author {
  readonly creatorId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profilePictureUrl: string | null;
}

/** Reader, thread and number of the first post. */
type Asked = [string, string, number];

type PostRow = Author & { readonly id: string };
type CommentRow = Author & { readonly postId: string };

function withAuthor<Row extends Author>(
  { creatorId: id, firstName, lastName, profilePictureUrl, ...rest }: Row,
  more: object = {},
): object {
  return {
    ...rest,
    deleted: false,
    student: { id, firstName, lastName, ...more, userProfile: { profilePictureUrl } },
  };
}

/** The rows and nothing else, in two statements. */
async function postsBarely(database: Pool, [reader, threadId, fromNumber]: Asked): Promise<object[]> {
  const { rows: posts } = await database.query<PostRow>({
    ...postsStatement,
    values: [reader, threadId, fromNumber],
  });
  const { rows: comments } = await database.query<CommentRow>({
    ...commentsStatement,
    values: [reader, posts.map(({ id }) => id)],
  });
  const byPost = Map.groupBy(comments, ({ postId }) => postId);
  return posts.map((post) => ({
    ...withAuthor(post, { requestingUserIsTheTeacherOfThisUser: false }),
    comments: (byPost.get(post.id) ?? []).map((comment) => withAuthor(comment)),
  }));
}

export const row: CpuRow = {
  section: 'cpu',

  async prepare(world) {
    const { id: requestingUser, headers } = await world.account('student');
    const { longThreadId, longestThreadId } = await world.forum();
    const { pool } = await world.database();
    const lengthOf = async (threadId: string): Promise<number> => {
      const { rows } = await pool.query<{ posts: number }>(
        'SELECT posts_cnt AS posts FROM threads WHERE id = $1',
        [threadId],
      );
      return rows[0]?.posts ?? 0;
    };
    const pageOf = (threadId: string, fromNumber: number): { ours: Call; reference: Call } => ({
      ours: {
        method: 'POST',
        path: '/graphql',
        headers,
        body: JSON.stringify({
          query: document,
          variables: { threadId, requestingUser, fromNumber, limitValue: pageSize },
        }),
      },
      reference: {
        method: 'POST',
        path: '/',
        body: JSON.stringify([requestingUser, threadId, fromNumber]),
      },
    });
    /** The same beside a bare program that does all of the task; no goal is set for it. */
    const againstTheWhole = (threadId: string, fromNumber: number): { ours: Call; reference: Call } => {
      const { ours, reference } = pageOf(threadId, fromNumber);
      return { ours, reference: { ...reference, path: '/whole' } };
    };
    /** The same beside the stack we are made of, with the bare statements in it. */
    const againstTheStack = (threadId: string, fromNumber: number): { ours: Call; reference: Call } => {
      const { ours } = pageOf(threadId, fromNumber);
      return { ours, reference: { ...ours, headers: stackHeaders(), path: stackPath } };
    };
    const [long, longest] = await Promise.all([lengthOf(longThreadId), lengthOf(longestThreadId)]);
    const first = `posts of a thread of ${String(long)}, the first ${String(pageSize)} with comments`;
    return [
      { title: first, ...pageOf(longThreadId, 1), goals: { timesReference: 1.8 } },
      {
        title: `the last ${String(pageSize)} of its posts`,
        ...pageOf(longThreadId, long - pageSize + 1),
        goals: { timesReference: 2, timesCase: { title: first, times: 1.2 } },
      },
      {
        title: `the last ${String(pageSize)} posts of a thread of ${String(longest)}`,
        ...pageOf(longestThreadId, longest - pageSize + 1),
        goals: { timesReference: 2, timesCase: { title: first, times: 1.2 } },
      },
      { title: `${first}, against all of the task`, ...againstTheWhole(longThreadId, 1) },
      {
        title: `${first}, against the bare statements in the same stack`,
        ...againstTheStack(longThreadId, 1),
      },
    ];
  },

  stack: (database) => ({
    Query: {
      getPostsFromThread: (_, { requestingUser, threadId, fromNumber }) =>
        postsBarely(database, [requestingUser, threadId, fromNumber] as Asked),
    },
  }),

  reference:
    (database) =>
    async ({ path, body }) => {
      const asked = JSON.parse(body) as Asked;
      if (path === '/whole')
        return JSON.stringify({ data: { getPostsFromThread: await postsWholly(database, asked) } });
      const getPostsFromThread = await postsBarely(database, asked);
      return JSON.stringify({ data: { getPostsFromThread } });
    },
};
