import { sendOnce } from '../call.ts';
import type { CpuRow } from '../row.ts';
import { userId } from '../world/users.ts';

const pageSize = 20;
/** Of the one who asks; people have more than a page. */
const notificationCount = 500;

const document = `query Notifications($userId: ID!, $type: [String!]!) {
  getNotificationsForUser(userId: $userId, type: $type, platform: "web") {
    id type seen description by { firstName lastName showOnlineStatus pictureUrl } createdAt url tag othersCount
  }
}`;

/** Every second one is by somebody, of a group of three. */
const fill = `
  INSERT INTO notifications (user_id, type, kind, data, actor_id, actor_ids, url, created_at)
  SELECT $1, 'THREAD_CLAP', 'forum.thread-clapped', '{"title": "Motions"}', actors[1], actors, '/thread/1', now() - number * interval '1 hour'
  FROM generate_series(1, $2::int) AS number
  CROSS JOIN LATERAL (SELECT CASE WHEN number % 2 = 0 THEN $3::uuid[] ELSE '{}' END AS actors) AS group_of_three`;

const select = {
  name: 'notifications',
  text: `
    SELECT n.id, n.type, n.seen_at IS NOT NULL AS seen, n.data ->> 'title' AS title, n.created_at AS "createdAt", n.url, n.tag,
           greatest(cardinality(n.actor_ids) - 1, 0) AS "othersCount", a.first_name AS "firstName",
           a.last_name AS "lastName", a.show_online_status AS "showOnlineStatus", a.picture_url AS "pictureUrl"
    FROM notifications n LEFT JOIN users a ON a.id = n.actor_id
    WHERE n.user_id = $1 AND n.in_app
    ORDER BY n.created_at DESC, n.id DESC LIMIT ${String(pageSize)}`,
};

interface Row {
  firstName: string | null;
  lastName: string;
  showOnlineStatus: boolean;
  pictureUrl: string | null;
  title: string;
  othersCount: number;
  [rest: string]: unknown;
}

function toAnswer({ firstName, lastName, showOnlineStatus, pictureUrl, title, ...row }: Row): object {
  const by = firstName === null ? null : { firstName, lastName, showOnlineStatus, pictureUrl };
  const name = by ? `${by.firstName} ${by.lastName}` : 'Somebody';
  const others = row.othersCount > 0 ? ` and ${String(row.othersCount)} others` : '';
  return { ...row, by, description: `${name}${others} clapped for your thread “${title}”` };
}

export const row: CpuRow = {
  section: 'cpu',

  async prepare(world) {
    const { id, headers } = await world.account('student');
    const { pool } = await world.database();
    const { users } = world.options;
    await pool.query(fill, [id, notificationCount, [1, 2, 3].map((back) => userId(users - back, users))]);
    await pool.query('ANALYZE notifications');
    const { url } = await world.api();
    const query = '{ notificationPreferences { type } }';
    const answer = await sendOnce(url, {
      method: 'POST',
      path: '/graphql',
      headers,
      body: JSON.stringify({ query }),
    });
    const { data } = answer as { data: { notificationPreferences: { type: string }[] } };
    const type = [...data.notificationPreferences.map((preference) => preference.type), 'system'];
    const body = JSON.stringify({ query: document, variables: { userId: id, type } });
    return [
      {
        title: `getNotificationsForUser, ${String(pageSize)} with their actors`,
        ours: { method: 'POST', path: '/graphql', headers, body },
        reference: { method: 'POST', path: '/', headers: { 'x-user': id }, body },
        goals: { timesReference: 2 },
      },
    ];
  },

  reference:
    (database) =>
    async ({ headers }) => {
      const { rows } = await database.query<Row>({ ...select, values: [headers['x-user']] });
      return JSON.stringify({ data: { getNotificationsForUser: rows.map(toAnswer) } });
    },
};
