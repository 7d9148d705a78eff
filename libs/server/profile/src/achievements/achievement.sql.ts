import { profileLimits } from '@lyceum/contracts/profile';
import { shownSql } from '../fields/field.sql';

/** SQL of those of `u` as JSON, the latest first. */
const heldJson = (condition: string): string =>
  `(SELECT COALESCE(json_agg(json_build_object('id', has.id, 'title', has.title, 'iconName', has.icon_name, 'url', has.url,
      'description', has.description, 'earnedAt', has.earned_at) ORDER BY has.earned_at DESC, has.id), '[]'::json)
    FROM (
      SELECT a.id, a.title, a.icon_name, a.url, a.description, own.earned_at
      FROM user_achievements own JOIN achievements a ON a.id = own.achievement_id
      WHERE own.user_id = u.id AND own.taken_back_at IS NULL AND ${condition}
      ORDER BY own.earned_at DESC, a.id LIMIT ${String(profileLimits.shownAchievements)}
    ) has)`;

/** SQL of the columns a profile tells of them, NULL where they are not for the viewer. With `profileJoins`. */
export const achievementColumns = `${shownSql('achievements', heldJson('a.rule IS NOT NULL'))} AS achievements,
  ${shownSql('achievements', heldJson('a.rule IS NULL'))} AS "userBadges"`;
