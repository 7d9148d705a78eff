import type { Call } from '../call.ts';
import type { CpuRow } from '../row.ts';
import { acquaintances, insertFriendships } from '../world/friendships.ts';
import { userId } from '../world/users.ts';

/** Every field of a profile, as the screen asks for them. */
const profileFieldNames = [
  'preferredName',
  'preferredPronoun',
  'gender',
  'dob',
  'nationality',
  'graduationYear',
  'socialMedia1',
  'socialMedia2',
  'socialMedia3',
  'socialMedia4',
  'socialMedia5',
  'phone',
  'street',
  'street2',
  'city',
  'state',
  'zipcode',
  'country',
  'guardianFirstName',
  'guardianLastName',
  'guardianEmail',
  'guardianPhone',
  'sameAsStudent',
  'guardianStreetAddress1',
  'guardianStreetAddress2',
  'guardianCity',
  'guardianState',
  'guardianZipcode',
  'guardianCountry',
];

const profileDocument = `query Profile($userId: ID!, $requestingUser: ID!) {
  getUser(userId: $userId, requestingUser: $requestingUser) {
    id firstName lastName profilePictureUrl createdAt requestingUserIsTheTeacherOfThisUser aboutMe
    kpi { totalKpi totalKpiPre }
    userProfile { ${profileFieldNames.map((name) => `${name} { value privacy }`).join(' ')} }
  }
}`;

const cardDocument = `query Card($userId: ID!, $requestingUser: ID!) {
  getUserCard(userId: $userId, requestingUser: $requestingUser) {
    id firstName lastName pictureUrl roleLabels onlineStatus mayRequest state friendRelationId isBlockedByMe
    forumsInCommon { count places { name path } }
    friendsInCommon { count people { id firstName lastName profilePictureUrl } }
  }
}`;

const areFriends = `SELECT id FROM friend_relations r WHERE status = 'ACCEPTED'
  AND LEAST(requester_id, requested_id) = LEAST($1::uuid, u.id) AND GREATEST(requester_id, requested_id) = GREATEST($1::uuid, u.id)`;

/** Of a friend: the rows themselves, with none of the rules but that there is no block. */
const profile = {
  name: 'profile',
  text: `SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.picture_url AS "profilePictureUrl",
      u.created_at AS "createdAt", p.*, COALESCE(k.total, 0) AS total, (${areFriends}) IS NOT NULL AS "isFriend",
      EXISTS (SELECT FROM teacher_students t WHERE (t.teacher_id, t.student_id) = ($1, u.id)) AS teaches
    FROM users u LEFT JOIN profiles p ON p.id = u.id LEFT JOIN kpi_totals k ON k.user_id = u.id
    WHERE u.id = $2 AND NOT EXISTS (
      SELECT FROM user_blocks b WHERE (b.blocker_id, b.blocked_id) IN (($1, u.id), (u.id, $1)))`,
};

const friendsOf = (id: string): string =>
  `SELECT requested_id AS id FROM friend_relations WHERE requester_id = ${id} AND status = 'ACCEPTED'
   UNION ALL SELECT requester_id FROM friend_relations WHERE requested_id = ${id} AND status = 'ACCEPTED'`;

const card = {
  name: 'card',
  text: `SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.picture_url AS "pictureUrl", (${areFriends}) AS "friendRelationId",
      EXISTS (SELECT FROM sessions s WHERE s.user_id = u.id AND s.ended_at IS NULL AND s.last_seen_at > now() - interval '16 minutes') AS "onlineStatus",
      (SELECT json_agg(json_build_object('name', c.display_name, 'path', '/community/' || c.name)) FROM communities c WHERE c.id IN (
         SELECT own.community_id FROM community_members own JOIN community_members mate USING (community_id)
         WHERE own.user_id = $1 AND mate.user_id = u.id)) AS places,
      (SELECT json_build_object('count', count(*)::int, 'people', COALESCE(json_agg(shown ORDER BY place) FILTER (WHERE place <= 3), '[]'))
       FROM (SELECT json_build_object('id', f.id, 'firstName', f.first_name, 'lastName', f.last_name, 'profilePictureUrl', f.picture_url) AS shown,
               row_number() OVER (ORDER BY f.full_name, f.id) AS place
             FROM (${friendsOf('$1')}) mine JOIN (${friendsOf('u.id')}) theirs USING (id) JOIN users f ON f.id = mine.id
             WHERE f.date_of_birth <= now() - interval '18 years') common) AS "friendsInCommon"
    FROM users u WHERE u.id = $2 AND NOT EXISTS (
      SELECT FROM user_blocks b WHERE (b.blocker_id, b.blocked_id) IN (($1, u.id), (u.id, $1)))`,
};

/** What friends are told as long as nothing else was said, by the names of the columns. */
const told = {
  preferredName: 'preferred_name',
  preferredPronoun: 'preferred_pronoun',
  nationality: 'nationality',
  graduationYear: 'graduation_year',
  socialMedia1: 'social_media1',
} as const;

type Row = Readonly<Record<string, unknown>>;

function toProfile({
  id,
  firstName,
  lastName,
  profilePictureUrl,
  createdAt,
  teaches,
  total,
  ...row
}: Row): object {
  const fields = profileFieldNames.map((name) => {
    const column: string | undefined = name in told ? told[name as keyof typeof told] : undefined;
    const value = column === undefined ? null : row[column];
    return [name, { value: value === null ? null : String(value as string | number), privacy: null }];
  });
  return {
    id,
    firstName,
    lastName,
    profilePictureUrl,
    createdAt,
    requestingUserIsTheTeacherOfThisUser: teaches,
    aboutMe: row['about_me'],
    kpi: { totalKpi: total, totalKpiPre: null },
    userProfile: Object.fromEntries(fields) as object,
  };
}

function toCard({ places, ...row }: Row): object {
  const shared = (places ?? []) as unknown[];
  return {
    ...row,
    roleLabels: ['Student'],
    mayRequest: true,
    state: 'FRIENDS',
    isBlockedByMe: false,
    forumsInCommon: { count: shared.length, places: shared },
  };
}

export const row: CpuRow = {
  section: 'cpu',

  async prepare(world) {
    const { id, headers } = await world.account('student');
    const { pool } = await world.database();
    await insertFriendships(pool, id, world.options.users);
    const calls =
      (query: string, path: string) =>
      (n: number): Call => {
        const userIdAsked = userId(n % acquaintances);
        const variables = { userId: userIdAsked, requestingUser: id };
        const all = { ...headers, 'x-user': id, 'x-other': userIdAsked };
        return { method: 'POST', path, headers: all, body: JSON.stringify({ query, variables }) };
      };
    return [
      {
        title: 'profile of a friend, with every field and its rule',
        ours: calls(profileDocument, '/graphql'),
        reference: calls(profileDocument, '/profile'),
        goals: { timesReference: 2.2 },
      },
      {
        title: 'hover card of a friend, with what the two have in common',
        ours: calls(cardDocument, '/graphql'),
        reference: calls(cardDocument, '/card'),
        goals: { timesReference: 1.8 },
      },
    ];
  },

  reference:
    (database) =>
    async ({ path, headers }) => {
      const values = [headers['x-user'], headers['x-other']];
      const { rows } = await database.query<Row>({ ...(path === '/card' ? card : profile), values });
      const [found = {}] = rows;
      return JSON.stringify({
        data: path === '/card' ? { getUserCard: toCard(found) } : { getUser: toProfile(found) },
      });
    },
};
