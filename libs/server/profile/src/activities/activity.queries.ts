import { isNameable, isPresent, people, userSummaryJson } from '@lyceum/auth';
import { profileLimits } from '@lyceum/contracts/profile';
import { blocks, type ContactService } from '@lyceum/friends';
import { type AllNoticeSubjects, statement } from '@lyceum/kernel';
import { profileJoins, shownSql } from '../fields/field.sql';
import type { ActivityModel } from './activity.model';

const reader = '$userId::uuid';

/** Of whoever is behind a highlighted answer nobody is told; else the target is, which names them. */
const named = `'CLAPPED', 'BEFRIENDED', 'ENDORSED'`;

/** `userId` looks at what `otherId` did lately: of the latest there are, what they may see the target of now. */
export const activityQueries = (contact: ContactService, subjects: AllNoticeSubjects, asStaff: boolean) => ({
  list: statement<ActivityModel>(
    `profile.activities-${asStaff ? 'for-staff' : 'for-members'}`,
    `SELECT a.id, a.target, a.target_id AS "targetId", told.it ->> 'url' AS url, a.action || '_' || a.target AS "activityType",
            a.action, told.it ->> 'title' AS "activityContent", CASE WHEN other.id IS NOT NULL THEN ${userSummaryJson('other')} END AS "targetUser",
            a.happened_at AS timestamp, a.happened_at AS "createdAt", a.updated_at AS "updatedAt"
     ${people.from('u')} ${profileJoins(contact, reader, '$mostReach::int', asStaff)}
     JOIN LATERAL (
       SELECT * FROM activities WHERE user_id = u.id AND taken_back_at IS NULL ORDER BY happened_at DESC, id DESC
       LIMIT ${String(profileLimits.activitiesKept)}
     ) a ON ${shownSql('activities', 'TRUE')}
     CROSS JOIN LATERAL (
       SELECT ${subjects.titleFor(reader, { type: 'a.target', id: 'a.target_id' })} AS it OFFSET 0
     ) told
     ${people.leftJoin('other', 'a.other_id')} AND a.action IN (${named}) AND ${isNameable('other')}
     WHERE u.id = $otherId AND ${isPresent('u')} ${asStaff ? '' : `AND ${blocks.finds(reader, 'u.id')}`} AND told.it IS NOT NULL
     ORDER BY a.happened_at DESC, a.id DESC OFFSET $skip LIMIT $limit`,
  ),
});
