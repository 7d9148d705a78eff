import type { MemberRole } from '@lyceum/contracts/forum';
import { statement } from '@lyceum/kernel';
import { classNamed, classPeople, classTagged, taughtClasses } from '@lyceum/live-course';
import { isBanned } from '../../access/forum-access.queries';
import type { ClassForumModel } from './class-forum.model';

/** Deliveries of one class go one after another, so that it gets one forum. */
export const holdClassStatement = statement(
  'forum.hold-class',
  `SELECT FROM pg_advisory_xact_lock(hashtextextended('forum.class ' || $groupId, 0))`,
);

export const classForumQuery = statement<{
  groupTag: string;
  course: string;
  communityId: string | null;
  leaderId: string | null;
}>(
  'forum.forum-of-class',
  `SELECT named.group_tag AS "groupTag", named.course, (SELECT id FROM communities WHERE class_group_id = $groupId::uuid) AS "communityId",
     (SELECT person.user_id FROM (${classPeople('$groupId::uuid')}) person WHERE person.role = 'TEACHER' ORDER BY person.joined_at, person.user_id LIMIT 1) AS "leaderId"
   FROM (${classNamed('$groupId::uuid')}) named`,
);

export const adoptForumStatement = statement(
  'forum.adopt-class-forum',
  'UPDATE communities SET class_group_id = $groupId WHERE id = $communityId',
);

/** What somebody is in the forum of a class, and is to be. */
export interface ClassDifference {
  userId: string;
  is: MemberRole | null;
  shouldBe: MemberRole | null;
}

/** Who is to be what in the forum of a class, and is it not; NULL for who is to go. Who was banned from it comes not back by this. */
export const classDifferencesQuery = statement<ClassDifference>(
  'forum.class-differences',
  `SELECT COALESCE(m.user_id, p.user_id) AS "userId", m.role AS is, p.role AS "shouldBe"
   FROM (SELECT user_id, role FROM community_members WHERE community_id = $communityId) m
   FULL JOIN (
     SELECT person.user_id, CASE person.role WHEN 'TEACHER' THEN 'ADMIN' WHEN 'ASSISTANT' THEN 'MOD' ELSE 'MEMBER' END AS role
     FROM (${classPeople('$groupId::uuid')}) person WHERE NOT ${isBanned('$communityId', 'person.user_id')}) p ON p.user_id = m.user_id
   WHERE m.role IS DISTINCT FROM p.role
   ORDER BY p.role = 'ADMIN' DESC NULLS LAST, 1`,
);

/** Classes without the forum that they are to have, such as those from before classes had one; a page at a time. */
export const forumlessClassesQuery = statement<{ groupId: string }>(
  'forum.classes-without-forum',
  `SELECT taught.id AS "groupId" FROM (${taughtClasses}) taught
   WHERE taught.id > $after::uuid AND NOT EXISTS (SELECT FROM communities c WHERE c.class_group_id = taught.id)
   ORDER BY taught.id LIMIT 100`,
);

/** The forum of a class, to its members. */
export const ownClassForumQuery = statement<ClassForumModel>(
  'forum.own-forum-of-class',
  `SELECT c.id, c.name, c.display_name AS "displayName", c.threads_cnt AS "threadsCnt"
   FROM (${classTagged('$groupTag')}) class JOIN communities c ON c.class_group_id = class.id
   JOIN community_members m ON m.community_id = c.id AND m.user_id = $userId`,
);
