import { isPresent, people } from '@lyceum/auth';
import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { statement } from '@lyceum/kernel';
import { isIn, joinOwn, teaches } from '../live-course.sql';
import type { AnnouncementModel } from './announcement.model';

/** A TEACHER changes those of all, an assistant their own. */
const isKept = `COALESCE(own.role = 'TEACHER' OR (${teaches('own')} AND a.author_id = own.user_id), false)`;

const shown = `SELECT a.id, a.text, a.created_at AS "createdAt", a.edited_at AS "editedAt", ${isKept} AS "isKept",
     CASE WHEN ${isPresent('u')} THEN json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
       'profilePictureUrl', u.picture_url) END AS author
   FROM live_announcements a ${people.leftJoin('u', 'a.author_id')}`;

/** What a class was told, the last first, to who is in it and who oversees all of them. */
export const announcementsQuery = statement<AnnouncementModel>(
  'live-course.announcements',
  `${shown} LEFT ${joinOwn('own', 'a.group_id', '$userId')}
   WHERE a.group_id = $groupId AND a.deleted_at IS NULL ORDER BY a.id DESC LIMIT ${String(liveCourseLimits.announcements)}`,
);

export const announcementQuery = statement<AnnouncementModel>(
  'live-course.announcement',
  `${shown} ${joinOwn('own', 'a.group_id', '$userId')} WHERE a.id = $id`,
);

interface Place {
  groupId: string;
  teaches: boolean;
}

/** A group and what the caller is in it; no row for who may not know of it. */
export const announcementGroupQuery = statement<Place>(
  'live-course.group-of-announcements',
  `SELECT g.id AS "groupId", COALESCE(${teaches('own')}, false) AS teaches
   FROM live_course_groups g LEFT ${joinOwn('own', 'g.id', '$userId')}
   WHERE g.group_tag = $groupTag AND (own.id IS NOT NULL OR $oversees::boolean)`,
);

/** An announcement of this group, or of any. */
export const announcementPlaceQuery = statement<{ isKept: boolean; isDeleted: boolean }>(
  'live-course.announcement-place',
  `SELECT ${isKept} AS "isKept", a.deleted_at IS NOT NULL AS "isDeleted" FROM live_announcements a ${joinOwn('own', 'a.group_id', '$userId')}
   WHERE a.id = $id AND ($groupId::uuid IS NULL OR a.group_id = $groupId) FOR UPDATE OF a`,
);

export const holdAnnouncementsStatement = statement(
  'live-course.hold-announcements',
  'SELECT FROM live_course_groups WHERE id = $groupId FOR NO KEY UPDATE',
);

/** Of the same words sent again, as over a bad line, there is one. Callers hold the group. */
export const announceStatement = statement<{ id: string; isNew: boolean }>(
  'live-course.announce',
  `WITH made AS (
     INSERT INTO live_announcements (group_id, author_id, text) SELECT $groupId, $userId, $text
     WHERE NOT EXISTS (
       SELECT FROM live_announcements a WHERE a.group_id = $groupId AND a.author_id = $userId AND a.text = $text
         AND a.deleted_at IS NULL AND a.created_at > now() - interval '1 minute')
     RETURNING id)
   SELECT id, true AS "isNew" FROM made
   UNION ALL
   (SELECT a.id, false FROM live_announcements a
    WHERE a.group_id = $groupId AND a.author_id = $userId AND a.text = $text AND a.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM made) ORDER BY a.id DESC LIMIT 1)`,
);

export const changeAnnouncementStatement = statement(
  'live-course.change-announcement',
  'UPDATE live_announcements SET text = $text, edited_at = now() WHERE id = $id AND text <> $text',
);

export const deleteAnnouncementStatement = statement(
  'live-course.delete-announcement',
  'UPDATE live_announcements SET deleted_at = COALESCE(deleted_at, now()) WHERE id = $id',
);

export const restoreAnnouncementStatement = statement(
  'live-course.restore-announcement',
  'UPDATE live_announcements SET deleted_at = NULL WHERE id = $id',
);

/** Everybody in the class of an announcement that stands still, but who made it. */
export const toldOfAnnouncementQuery = statement<{ userId: string; groupTag: string; course: string }>(
  'live-course.told-of-announcement',
  `SELECT m.user_id AS "userId", g.group_tag AS "groupTag", c.name AS course
   FROM live_announcements a JOIN live_course_groups g ON g.id = a.group_id JOIN live_courses c ON c.tag = g.course_tag
   JOIN live_course_members m ON m.group_id = g.id AND ${isIn('m')} AND m.user_id IS DISTINCT FROM a.author_id
   WHERE a.id = $announcementId AND a.deleted_at IS NULL ORDER BY m.user_id`,
);
