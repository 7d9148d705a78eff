import type { DemoSeeder } from '@lyceum/database';
import type { EntityManager } from 'typeorm';
import { interestsOfForum } from '../../interests/forum-interests';
import { type DemoCommunity, demoCommunities } from './demo-communities';

/** SQL of the id of who has this demo e-mail. */
const idOf = (localPart: string): string =>
  `(SELECT id FROM users WHERE email = ${localPart} || '@lyceum.example')`;

const insertCommunity = `
  INSERT INTO communities
    (name, display_name, title, description, type, privacy, banner_url, color, creator_id, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, ${idOf('$9')}, now() - make_interval(days => $10))`;

/** Those who are named joined first, in their order; then a share of all the others, spread over the forum's life. */
const insertMembers = `
  WITH forum AS (SELECT id, created_at FROM communities WHERE name = $1),
  named AS (
    SELECT u.id AS user_id, role, forum.created_at + place * interval '9 hours' AS joined_at
    FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS list (local_part, role, place)
    JOIN users u ON u.email = local_part || '@lyceum.example', forum
  ), others AS (
    SELECT u.id, 'MEMBER',
           forum.created_at + (now() - forum.created_at) * ((abs(hashtext(u.email::text || $1)) % 997 + 3) / 1000.0)
    FROM users u, forum
    WHERE u.email LIKE 'member-%' AND u.roles && '{STUDENT,TEACHER}'
      AND abs(hashtext($1 || u.email::text)) % 100 < $4 AND u.id NOT IN (SELECT user_id FROM named)
  )
  INSERT INTO community_members (community_id, user_id, role, joined_at, viewed_threads_cnt)
  SELECT forum.id, person.user_id, person.role, person.joined_at, abs(hashtext(person.user_id::text)) % 23
  FROM (SELECT * FROM named UNION ALL SELECT * FROM others) person, forum`;

const countMembers = `
  UPDATE communities c
  SET members_cnt = counted.members, admins_cnt = counted.admins, interests = ${interestsOfForum}
  FROM (SELECT community_id, count(*) AS members, count(*) FILTER (WHERE role = 'ADMIN') AS admins
        FROM community_members GROUP BY community_id) counted
  WHERE counted.community_id = c.id`;

/** Two wait to be let in, some are invited, two are shut out, and somebody asks for a forum. */
const insertComingAndGoing = [
  // Whoever is here is past their first day; the demo student has said what interests her.
  "INSERT INTO first_steps (user_id, step) SELECT id, 'AVATAR' FROM users ON CONFLICT DO NOTHING",
  `INSERT INTO forum_interests (user_id, interests)
   SELECT id, '{MATHS,CLIMATE,ART}' FROM users WHERE email = 'student@lyceum.example'`,
  `INSERT INTO community_join_requests (community_id, user_id, created_at)
   SELECT c.id, u.id, now() - make_interval(hours => hours)
   FROM (VALUES ('robotics-aurora', 'member-5', 40), ('robotics-aurora', 'member-13', 7),
                ('college-essays', 'member-19', 20)) AS r (forum, asker, hours)
   JOIN communities c ON c.name = forum::citext JOIN users u ON u.email = asker || '@lyceum.example'
   WHERE NOT EXISTS (SELECT FROM community_members m WHERE m.community_id = c.id AND m.user_id = u.id)`,
  `INSERT INTO community_invitations (community_id, user_id, inviter_id, created_at)
   SELECT c.id, u.id, i.id, now() - make_interval(hours => hours)
   FROM (VALUES ('young-founders', 'student', 'forum-admin', 26)) AS r (forum, invited, inviter, hours)
   JOIN communities c ON c.name = forum::citext JOIN users u ON u.email = invited || '@lyceum.example'
   JOIN users i ON i.email = inviter || '@lyceum.example'
   WHERE NOT EXISTS (SELECT FROM community_members m WHERE m.community_id = c.id AND m.user_id = u.id)`,
  `WITH banned AS (
     INSERT INTO community_bans (community_id, user_id, banned_by, reason, ends_at, created_at)
     SELECT c.id, u.id, ${idOf("'forum-admin'")}, r.reason, now() + make_interval(days => r.days), now() - interval '2 days'
     FROM (VALUES ('debate-arena', 'student', 'Personal attacks in two threads, after a warning.', 12),
                  ('climate-action', 'member-9', 'Advertising, again and again.', NULL)) AS r (forum, banned, reason, days)
     JOIN communities c ON c.name = r.forum::citext JOIN users u ON u.email = r.banned || '@lyceum.example'
     RETURNING community_id, user_id, banned_by, reason, created_at
   ), gone AS (
     DELETE FROM community_members m USING banned WHERE m.community_id = banned.community_id AND m.user_id = banned.user_id
   )
   INSERT INTO forum_audit_entries (community_id, actor_id, action, subject_user_id, reason, created_at)
   SELECT community_id, banned_by, 'MEMBER_BANNED', user_id, reason, created_at FROM banned`,
  `INSERT INTO community_proposals (user_id, display_name, reason)
   SELECT id, 'Board Game Evenings', 'We meet on Fridays in the library and would like a place to plan the games.'
   FROM users WHERE email = 'member-6@lyceum.example'`,
  `INSERT INTO priority_posts (type, tag, title, content, link)
   VALUES ('COMMUNITY', 'home', 'New here?', 'Find a circle that fits you and say hello: the Climate Action Circle welcomes newcomers this week.',
           '/community/climate-action')`,
];

/** Forums of the demo data with their people. Threads come after them. */
export const communitiesDemoData: DemoSeeder = {
  name: 'communities',
  async seed(manager) {
    for (const community of demoCommunities) await insert(manager, community);
    for (const statement of insertComingAndGoing) await manager.query(statement);
    await manager.query(countMembers);
  },
};

async function insert(manager: EntityManager, community: DemoCommunity): Promise<void> {
  const { name, displayName, title, description, type, privacy, banner, color, ageDays } = community;
  const [[creator = ''] = []] = community.people;
  const values = [name, displayName, title, description, type, privacy, banner, color, creator, ageDays];
  await manager.query(insertCommunity, values);
  const localParts = community.people.map(([localPart]) => localPart);
  const roles = community.people.map(([, role]) => role);
  await manager.query(insertMembers, [name, localParts, roles, community.share]);
}
