import { isPresent, people } from '@lyceum/auth';
import type { Role } from '@lyceum/contracts/auth';
import { blocks, type ContactService } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { schools } from '@lyceum/schools';
import type { AchievementModel } from '../achievements/achievement.model';
import { achievementColumns } from '../achievements/achievement.sql';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { fieldSettings, fieldValues, ofOwner, partsJson, profileJoins, shownSql } from '../fields/field.sql';
import { kpiJoin, kpiJson } from '../points/kpi.queries';
import type { UserModel, UserRelationModel } from './user.model';

/** Of JSON: times are texts. */
export type HeldRow = Omit<AchievementModel, 'earnedAt'> & { earnedAt: string };

type Composed = 'roleArray' | 'userProfile' | 'achievements' | 'userBadges';

export interface UserRow extends Omit<UserModel, Composed> {
  roles: Role[];
  /** In the order of `profileFieldNames`. */
  fieldValues: (string | null)[];
  fieldSettings: PrivacyLevel[] | null;
  achievements: HeldRow[] | null;
  userBadges: HeldRow[] | null;
}

/** Of the certificate name, to its owner alone. With `profileJoins`. */
const certificateColumns = `${ofOwner('cert.first_name')} AS "certificateFirstName",
  ${ofOwner('cert.last_name')} AS "certificateLastName", ${ofOwner('cert.user_id IS NOT NULL')} AS "certificateConfirm"`;

/** `userId` looks at `otherId`. Staff, who look after accounts, find everybody. */
export const userQueries = (contact: ContactService, asStaff: boolean) => ({
  user: statement<UserRow>(
    `profile.user-${asStaff ? 'for-staff' : 'for-members'}`,
    `SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.picture_url AS "profilePictureUrl",
            p.cover_url AS "coverUrl", u.roles,
            ${ofOwner('u.email::text')} AS email, ${ofOwner('u.name_confirmed')} AS "nameConfirmed",
            ${certificateColumns},
            ${shownSql('aboutMe', 'p.about_me')} AS "aboutMe", ${shownSql('memberSince', 'u.created_at')} AS "createdAt",
            ${shownSql('school', schools.of('u.id'))} AS school,
            ${fieldValues()} AS "fieldValues", ${fieldSettings()} AS "fieldSettings", ${partsJson()} AS "partPrivacy",
            ${kpiJson} AS kpi, ${achievementColumns},
            ${contact.tieSql('TEACHES', '$userId::uuid', 'u.id')} AS "requestingUserIsTheTeacherOfThisUser"
     ${people.from('u')} ${profileJoins(contact, '$userId::uuid', '$mostReach::int', asStaff)} ${kpiJoin}
     LEFT JOIN certificate_names cert ON cert.user_id = u.id
     WHERE u.id = $otherId AND ${isPresent('u')} ${asStaff ? '' : `AND ${blocks.finds('$userId::uuid', 'u.id')}`}`,
  ),
  relation: statement<{ relation: UserRelationModel | null }>(
    `profile.relation-${asStaff ? 'for-staff' : 'for-members'}`,
    `SELECT ${contact.relationSql('$userId::uuid', 'u')} AS relation ${people.from('u')} WHERE u.id = $otherId`,
  ),
});
