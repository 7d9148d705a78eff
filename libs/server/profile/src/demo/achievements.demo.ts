import { people } from '@lyceum/auth';
import type { AchievementIcon, AchievementRuleName } from '@lyceum/contracts/profile';
import { ManagerStatements } from '@lyceum/kernel';
import type { EntityManager } from 'typeorm';
import { award } from '../achievements/award';

type Definition = readonly [
  title: string,
  iconName: AchievementIcon,
  description: string,
  url: string | null,
  rule: AchievementRuleName | null,
];

const definitions: readonly Definition[] = [
  ['First words', 'feather', 'Started a first thread.', '/community', 'FIRST_THREAD'],
  ['In the conversation', 'message-circle', 'Wrote ten replies.', null, 'REPLIES_10'],
  ['Well said', 'confetti', 'Ten things were clapped for.', null, 'CLAPS_10'],
  ['Good company', 'users', 'Made a first friend.', null, 'FIRST_FRIEND'],
  ['Vouched for', 'heart-handshake', 'Got a first endorsement.', null, 'FIRST_ENDORSEMENT'],
  ['A hundred points', 'rocket', 'Reached 100 points.', null, 'POINTS_100'],
  ['River keeper', 'leaf', 'Measured a river for a whole year.', null, null],
  ['First sentences', 'book', 'Read a hundred drafts of others.', null, null],
  ['Keeper of the forum', 'trophy', 'Made everybody welcome.', '/community', null],
];

/** Who, by the first part of their e-mail, was given which badge, how many days ago. */
const given: readonly [person: string, title: string, daysAgo: number][] = [
  ['student', 'River keeper', 24],
  ['teacher', 'First sentences', 41],
  ['forum-admin', 'Keeper of the forum', 12],
  ['forum-admin', 'River keeper', 24],
  ['member-1', 'River keeper', 23],
];

/** What can be earned, what the demo people have earned by the rules, and badges of four of them. */
export async function seedAchievements(manager: EntityManager): Promise<void> {
  for (const definition of definitions)
    await manager.query(
      'INSERT INTO achievements (title, icon_name, description, url, rule) VALUES ($1, $2, $3, $4, $5)',
      [...definition],
    );
  for (const [person, title, daysAgo] of given)
    await manager.query(
      `INSERT INTO user_achievements (user_id, achievement_id, earned_at)
       SELECT u.id, a.id, now() - make_interval(days => $3) ${people.from('u')} CROSS JOIN achievements a
       WHERE u.email = $1 AND a.title = $2`,
      [`${person}@lyceum.example`, title, daysAgo],
    );
  const earners = await manager.query<{ id: string }[]>('SELECT user_id AS id FROM kpi_totals');
  await award(
    new ManagerStatements(manager),
    earners.map(({ id }) => id),
  );
}
