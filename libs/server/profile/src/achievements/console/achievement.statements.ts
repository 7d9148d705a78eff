import { isPresent, people } from '@lyceum/auth';
import {
  type AchievementDetail,
  givenByHand,
  type HeldAchievement,
  profileLimits,
} from '@lyceum/contracts/profile';
import { statement } from '@lyceum/kernel';

/** SQL of how `a` is come by. */
export const waySql = `COALESCE(a.rule, '${givenByHand}')`;

type Stored<Row, Times extends keyof Row> = Omit<Row, Times> & Readonly<Record<Times, Date>>;

export const achievementQuery = statement<Stored<AchievementDetail, 'createdAt' | 'updatedAt'>>(
  'profile.achievement-for-staff',
  `SELECT a.id, a.title, a.icon_name AS "iconName", a.description, a.url, ${waySql} AS way, a.retired_at IS NOT NULL AS "isRetired",
     a.revision, a.created_at AS "createdAt", a.updated_at AS "updatedAt",
     (SELECT count(*)::int FROM (
       SELECT FROM user_achievements own WHERE own.achievement_id = a.id AND own.taken_back_at IS NULL
       LIMIT ${String(profileLimits.countedHolders)}) one) AS holders
   FROM achievements a WHERE a.id = $achievementId`,
);

export const createStatement = statement<{ id: string }>(
  'profile.create-achievement',
  `INSERT INTO achievements (title, icon_name, description, url, rule)
   VALUES ($title, $iconName, $description, $url, NULLIF($way::text, '${givenByHand}')) RETURNING id`,
);

interface LockedAchievement {
  title: string;
  iconName: string;
  description: string;
  url: string | null;
  revision: number;
  isRetired: boolean;
}

export const lockStatement = statement<LockedAchievement>(
  'profile.lock-achievement',
  `SELECT title, icon_name AS "iconName", description, url, revision, retired_at IS NOT NULL AS "isRetired"
   FROM achievements WHERE id = $achievementId FOR UPDATE`,
);

export const updateStatement = statement(
  'profile.update-achievement',
  `UPDATE achievements SET title = $title, icon_name = $iconName, description = $description, url = $url,
     revision = revision + 1, updated_at = now() WHERE id = $achievementId`,
);

export const retireStatement = statement(
  'profile.retire-achievement',
  `UPDATE achievements SET retired_at = CASE WHEN $isRetired::boolean THEN now() END, revision = revision + 1, updated_at = now()
   WHERE id = $achievementId`,
);

/** What somebody has, by the latest. */
export const heldQuery = statement<Stored<HeldAchievement, 'earnedAt'>>(
  'profile.achievements-for-staff',
  `SELECT a.id, a.title, a.icon_name AS "iconName", ${waySql} AS way, own.earned_at AS "earnedAt"
   FROM user_achievements own JOIN achievements a ON a.id = own.achievement_id
   WHERE own.user_id = $userId AND own.taken_back_at IS NULL ORDER BY own.earned_at DESC, a.id`,
);

export const givableQuery = statement<{ id: string; title: string }>(
  'profile.badges-to-give',
  `SELECT a.id, a.title FROM achievements a
   WHERE a.rule IS NULL AND a.retired_at IS NULL AND NOT EXISTS (
     SELECT FROM user_achievements own WHERE (own.user_id, own.achievement_id) = ($userId::uuid, a.id) AND own.taken_back_at IS NULL)
   ORDER BY a.title, a.id`,
);

/** Gives it once: who has it already is given nothing; what was taken back is theirs again from now on. */
export const giveStatement = statement(
  'profile.give-badge',
  `INSERT INTO user_achievements AS own (user_id, achievement_id)
   SELECT u.id, a.id ${people.from('u')} CROSS JOIN achievements a
   WHERE u.id = $userId AND ${isPresent('u')} AND a.id = $achievementId AND a.rule IS NULL AND a.retired_at IS NULL
   ON CONFLICT (user_id, achievement_id) DO UPDATE SET taken_back_at = NULL, earned_at = now() WHERE own.taken_back_at IS NOT NULL`,
);

export const takeBackStatement = statement<{ title: string }>(
  'profile.take-achievement-back',
  `UPDATE user_achievements own SET taken_back_at = now() FROM achievements a
   WHERE own.user_id = $userId AND own.achievement_id = $achievementId AND own.taken_back_at IS NULL AND a.id = own.achievement_id
   RETURNING a.title`,
);
