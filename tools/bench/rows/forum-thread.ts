import type { Call } from '../call.ts';
import type { CpuRow } from '../row.ts';

const document = `query Thread($threadId: ID!, $userId: ID!) {
  getThread(threadId: $threadId, userId: $userId) {
    id title createdAt editedAt thumbnailUrl content isRich claps tags viewsCnt postsCnt status deleted pinned
    requestingUserClapCnt requestingUserHasRespondedTo requestingUserIsFavourite canReplyTo
    creator { id firstName lastName requestingUserIsTheTeacherOfThisUser userProfile { profilePictureUrl } }
    community { id name displayName privacy imgUrl }
    clappers { id firstName lastName profilePictureUrl }
    teammates { id firstName lastName profilePictureUrl }
  }
}`;

/** For a reader who has blocked nobody and may read everything asked for. */
const threadStatement = {
  name: 'thread',
  text: `
    SELECT t.id, t.title, t.created_at AS "createdAt", t.edited_at AS "editedAt", t.thumbnail_url AS "thumbnailUrl",
           t.content, t.is_rich AS "isRich", t.claps_cnt AS claps, t.tags, t.views_cnt AS "viewsCnt",
           t.posts_cnt AS "postsCnt", t.status, coalesce(cl.count, 0)::int AS "requestingUserClapCnt",
           fav.user_id IS NOT NULL AS "requestingUserIsFavourite", own.role IS NOT NULL AS "canReplyTo",
           EXISTS (SELECT FROM posts p WHERE p.thread_id = t.id AND p.creator_id = $1) AS "requestingUserHasRespondedTo",
           u.id AS "creatorId", u.first_name AS "firstName", u.last_name AS "lastName", u.picture_url AS "pictureUrl",
           c.id AS "communityId", c.name, c.display_name AS "displayName", c.privacy, c.img_url AS "imgUrl"
    FROM threads t JOIN users u ON u.id = t.creator_id JOIN communities c ON c.id = t.community_id
    LEFT JOIN community_members own ON own.community_id = t.community_id AND own.user_id = $1
    LEFT JOIN thread_claps cl ON cl.thread_id = t.id AND cl.user_id = $1
    LEFT JOIN thread_favorites fav ON fav.thread_id = t.id AND fav.user_id = $1
    WHERE t.id = $2`,
};

/** The faces of those who clapped and of those who wrote last. */
const peopleStatement = {
  name: 'people',
  text: `
    (SELECT 'clapper' AS part, u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.picture_url AS "profilePictureUrl"
     FROM thread_claps given JOIN users u ON u.id = given.user_id
     WHERE given.thread_id = $1 ORDER BY given.user_id LIMIT 5)
    UNION ALL
    (SELECT 'mate', u.id, u.first_name, u.last_name, u.picture_url
     FROM (SELECT creator_id, max(number) AS latest
           FROM (SELECT creator_id, number FROM posts WHERE thread_id = $1 ORDER BY number DESC LIMIT 100) last
           GROUP BY creator_id ORDER BY latest DESC LIMIT 5) wrote
     JOIN users u ON u.id = wrote.creator_id ORDER BY wrote.latest DESC)`,
};

interface ThreadRow {
  readonly creatorId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly pictureUrl: string | null;
  readonly communityId: string;
  readonly name: string;
  readonly displayName: string;
  readonly privacy: string;
  readonly imgUrl: string | null;
}

interface PersonRow {
  readonly part: 'clapper' | 'mate';
}

function toThread(
  { creatorId, firstName, lastName, pictureUrl, ...rest }: ThreadRow,
  people: PersonRow[],
): object {
  const { communityId, name, displayName, privacy, imgUrl, ...thread } = rest;
  const of = (wanted: string): object[] =>
    people.filter(({ part }) => part === wanted).map(({ part: _, ...person }) => person);
  return {
    ...thread,
    deleted: false,
    pinned: false,
    creator: {
      id: creatorId,
      firstName,
      lastName,
      requestingUserIsTheTeacherOfThisUser: false,
      userProfile: { profilePictureUrl: pictureUrl },
    },
    community: { id: communityId, name, displayName, privacy, imgUrl },
    clappers: of('clapper'),
    teammates: of('mate'),
  };
}

export const row: CpuRow = {
  section: 'cpu',

  async prepare(world) {
    const { id: userId, headers } = await world.account('student');
    const { longestThreadId, threadIds } = await world.forum();
    const call = (threadId: string): Call => ({
      method: 'POST',
      path: '/graphql',
      headers,
      body: JSON.stringify({ query: document, variables: { threadId, userId } }),
    });
    const bare = (threadId: string): Call => ({
      method: 'POST',
      path: '/',
      body: JSON.stringify([userId, threadId]),
    });
    const nth = (n: number): string => threadIds[n % threadIds.length] ?? longestThreadId;
    return [
      {
        title: 'thread page, one of many threads',
        ours: (n) => call(nth(n)),
        reference: (n) => bare(nth(n)),
        goals: { timesReference: 1.8 },
      },
      {
        title: 'thread page, the longest thread',
        ours: call(longestThreadId),
        reference: bare(longestThreadId),
        goals: { timesReference: 1.8 },
      },
    ];
  },

  reference:
    (database) =>
    async ({ body }) => {
      const values = JSON.parse(body) as string[];
      const [threads, people] = await Promise.all([
        database.query<ThreadRow>({ ...threadStatement, values }),
        database.query<PersonRow>({ ...peopleStatement, values: [values[1]] }),
      ]);
      const [thread] = threads.rows;
      return JSON.stringify({ data: { getThread: thread ? toThread(thread, people.rows) : null } });
    },
};
