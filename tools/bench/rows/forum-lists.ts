import type { Call } from '../call.ts';
import type { CpuRow } from '../row.ts';

const card = `
  id title preview createdAt lastActiveAt thumbnailUrl clapsCnt viewsCnt postsCnt tags status pinned
  requestingUserClapCnt requestingUserIsFavourite unreadCnt isNew
  creator { id firstName lastName requestingUserIsTheTeacherOfThisUser userProfile { profilePictureUrl } }
  community { id name displayName privacy imgUrl }`;

const listDocument = `query Threads($input: ThreadsFromCommunityInput!) { getThreadsFromCommunity(input: $input) { ${card} } }`;
const homeDocument = `query Home($userId: ID!) { getThreadsForUserHome(userId: $userId) { ${card} } }`;

/** What a card shows, for a reader who has blocked nobody and is shut out of nothing. */
const columns = `
  t.id, t.title, t.preview, t.created_at AS "createdAt", t.last_active_at AS "lastActiveAt",
  t.thumbnail_url AS "thumbnailUrl", t.claps_cnt AS "clapsCnt", t.views_cnt AS "viewsCnt", t.posts_cnt AS "postsCnt",
  t.tags, t.status, false AS pinned, coalesce(cl.count, 0)::int AS "requestingUserClapCnt",
  fav.user_id IS NOT NULL AS "requestingUserIsFavourite", 0 AS "unreadCnt",
  t.created_at > now() - interval '14 days' AND mk.user_id IS NULL AS "isNew", u.id AS "creatorId",
  u.first_name AS "firstName", u.last_name AS "lastName", u.picture_url AS "pictureUrl", c.id AS "communityId",
  c.name, c.display_name AS "displayName", c.privacy, c.img_url AS "imgUrl"`;
const joins = `
  JOIN users u ON u.id = t.creator_id JOIN communities c ON c.id = t.community_id
  LEFT JOIN thread_claps cl ON cl.thread_id = t.id AND cl.user_id = $1
  LEFT JOIN thread_favorites fav ON fav.thread_id = t.id AND fav.user_id = $1
  LEFT JOIN thread_read_markers mk ON mk.thread_id = t.id AND mk.user_id = $1`;
const newest = "t.status = 'VISIBLE' AND t.pin_position IS NULL";
const order = 'ORDER BY t.created_at DESC, t.id DESC LIMIT 10';

const statements = {
  first: `SELECT ${columns} FROM threads t ${joins} WHERE t.community_id = $2 AND ${newest} ${order}`,
  later: `SELECT ${columns} FROM threads t ${joins}
          WHERE t.community_id = $2 AND ${newest} AND (t.created_at, t.id) < ($3, $4) ${order}`,
  home: `
    SELECT ${columns} FROM community_members own
    CROSS JOIN LATERAL (
      SELECT * FROM threads t WHERE t.community_id = own.community_id AND ${newest} ${order}) t ${joins}
    WHERE own.user_id = $1 ${order}`,
} as const;

interface Row {
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

function toCard({ creatorId, firstName, lastName, pictureUrl, ...rest }: Row): object {
  const { communityId, name, displayName, privacy, imgUrl, ...thread } = rest;
  return {
    ...thread,
    creator: {
      id: creatorId,
      firstName,
      lastName,
      requestingUserIsTheTeacherOfThisUser: false,
      userProfile: { profilePictureUrl: pictureUrl },
    },
    community: { id: communityId, name, displayName, privacy, imgUrl },
  };
}

const first = 'thread list of a forum, first page';

export const row: CpuRow = {
  section: 'cpu',

  async prepare(world) {
    const { id: userId, headers } = await world.account('student');
    const { communityId, threadsCnt } = await world.forum();
    const { pool } = await world.database();
    // In a database that was kept the student has written since, and so has something unread; the reference counts none.
    await pool.query('DELETE FROM thread_read_markers WHERE user_id = $1', [userId]);
    const depth = Math.floor(threadsCnt * 0.9);
    const { rows } = await pool.query<{ id: string; at: string; exact: string }>(
      `SELECT id, created_at::text AS at, (extract(epoch FROM created_at) * 1000000)::bigint::text AS exact FROM threads
       WHERE community_id = $1 ORDER BY created_at DESC, id DESC OFFSET $2 LIMIT 1`,
      [communityId, depth],
    );
    const [deep] = rows;
    if (deep === undefined) throw new Error('The forum has too few threads: ask for more.');
    const call = (query: string, variables: object): Call => ({
      method: 'POST',
      path: '/graphql',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const bare = (...values: readonly string[]): Call => ({
      method: 'POST',
      path: '/',
      headers: {},
      body: JSON.stringify([userId, ...values]),
    });
    const input = { communityId, userId };
    const cursor = Buffer.from(JSON.stringify([deep.exact, deep.id, { order: 'NEWEST' }])).toString(
      'base64url',
    );
    return [
      {
        title: first,
        ours: call(listDocument, { input }),
        reference: { ...bare(communityId), path: '/first' },
        goals: { timesReference: 2 },
      },
      {
        title: `thread list of a forum, row ${depth.toLocaleString('en')}`,
        ours: call(listDocument, { input: { ...input, cursor } }),
        reference: { ...bare(communityId, deep.at, deep.id), path: '/later' },
        goals: { timesReference: 2, timesCase: { title: first, times: 1.2 } },
      },
      {
        title: 'home feed of somebody in ten forums',
        ours: call(homeDocument, { userId }),
        reference: { ...bare(), path: '/home' },
        goals: { timesReference: 2 },
      },
    ];
  },

  reference:
    (database) =>
    async ({ path, body }) => {
      const which = path.slice(1) as keyof typeof statements;
      const values = JSON.parse(body) as unknown[];
      const { rows } = await database.query<Row>({ name: which, text: statements[which], values });
      const field = which === 'home' ? 'getThreadsForUserHome' : 'getThreadsFromCommunity';
      return JSON.stringify({ data: { [field]: rows.map(toCard) } });
    },
};
