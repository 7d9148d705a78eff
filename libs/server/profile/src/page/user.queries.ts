import { isPresent, people } from '@lyceum/auth';
import type { Role } from '@lyceum/contracts/auth';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { blocks, type ContactService } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { schools } from '@lyceum/schools';
import type { AchievementModel } from '../achievements/achievement.model';
import { achievementColumns } from '../achievements/achievement.sql';
import {
  fieldSettings,
  fieldValues,
  ownProfileJoins,
  partsJson,
  profileJoins,
  shownSql,
} from '../fields/field.sql';
import { kpiJoin, kpiJson } from '../points/kpi.queries';
import type { UserModel, UserRelationModel } from './user.model';

/** Of JSON: times are texts. */
export type HeldRow = Omit<AchievementModel, 'earnedAt'> & { earnedAt: string };

type Composed = 'roleArray' | 'userProfile' | 'achievements' | 'userBadges';

type Owners =
  | 'email'
  | 'nameConfirmed'
  | 'certificateFirstName'
  | 'certificateLastName'
  | 'certificateConfirm'
  | 'partPrivacy';

export interface UserRow extends Omit<UserModel, Composed | Owners> {
  roles: Role[];
  /** In the order of `profileFieldNames`. */
  fieldValues: (string | null)[];
  achievements: HeldRow[] | null;
  userBadges: HeldRow[] | null;
}

/** What is told of oneself besides: to whom the rest is told, too. */
export interface OwnUserRow extends UserRow, Pick<UserModel, Owners> {
  /** In the order of `profileFieldNames`. */
  fieldSettings: PrivacyLevel[];
}

/** With `profileJoins` and `kpiJoin`. */
const columns = `u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.picture_url AS "profilePictureUrl",
  p.cover_url AS "coverUrl", u.roles,
  ${shownSql('aboutMe', 'p.about_me')} AS "aboutMe", ${shownSql('memberSince', 'u.created_at')} AS "createdAt",
  ${shownSql('school', schools.of('u.id'))} AS school, ${fieldValues()} AS "fieldValues", ${kpiJson} AS kpi, ${achievementColumns}`;

/**
 * The user's own. It stands apart because each of some forty settings is an expression that PostgreSQL prepares at every
 * look, whoever looks: a third of what a look at somebody else cost it.
 */
export const ownUser = statement<OwnUserRow>(
  'profile.own-user',
  `SELECT ${columns}, FALSE AS "requestingUserIsTheTeacherOfThisUser", u.email::text AS email, u.name_confirmed AS "nameConfirmed",
          cert.first_name AS "certificateFirstName", cert.last_name AS "certificateLastName",
          cert.user_id IS NOT NULL AS "certificateConfirm", ${fieldSettings()} AS "fieldSettings", ${partsJson()} AS "partPrivacy"
   ${people.from('u')} ${ownProfileJoins} ${kpiJoin} LEFT JOIN certificate_names cert ON cert.user_id = u.id
   WHERE u.id = $userId AND ${isPresent('u')}`,
);

/** `userId` looks at `otherId`. Staff, who look after accounts, find everybody. */
export const userQueries = (contact: ContactService, asStaff: boolean) => ({
  user: statement<UserRow>(
    `profile.user-${asStaff ? 'for-staff' : 'for-members'}`,
    `SELECT ${columns}, ${contact.tieSql('TEACHES', '$userId::uuid', 'u.id')} AS "requestingUserIsTheTeacherOfThisUser"
     ${people.from('u')} ${profileJoins(contact, '$userId::uuid', '$mostReach::int', asStaff)} ${kpiJoin}
     WHERE u.id = $otherId AND ${isPresent('u')} ${asStaff ? '' : `AND ${blocks.finds('$userId::uuid', 'u.id')}`}`,
  ),
  relation: statement<{ relation: UserRelationModel | null }>(
    `profile.relation-${asStaff ? 'for-staff' : 'for-members'}`,
    `SELECT ${contact.relationSql('$userId::uuid', 'u')} AS relation ${people.from('u')} WHERE u.id = $otherId`,
  ),
});
