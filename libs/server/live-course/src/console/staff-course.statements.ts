import type { GroupOfCourse, StaffLiveCourse } from '@lyceum/contracts/live-course';
import { statement } from '@lyceum/kernel';
import { groupCounts, sessionState } from './staff-group.sql';

/** A course with its times as PostgreSQL has them. */
export interface StaffCourseRow extends Omit<StaffLiveCourse, 'createdAt' | 'updatedAt'> {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = `c.id, c.tag, c.name, c.type, COALESCE(c.subtitle, '') AS subtitle, COALESCE(c.description, '') AS description,
  COALESCE(c.banner_url, '') AS "bannerUrl", COALESCE(c.thumbnail_url, '') AS "thumbnailUrl", c.price_minor AS "priceMinor", c.currency,
  c.published_at IS NOT NULL AS "isPublished", c.revision, c.created_at AS "createdAt", c.updated_at AS "updatedAt"`;

export const staffCourseQuery = statement<StaffCourseRow>(
  'live-course.course-of-staff',
  `SELECT ${columns} FROM live_courses c WHERE c.id = $courseId`,
);

export const lockCourseStatement = statement<StaffCourseRow>(
  'live-course.lock-course',
  `SELECT ${columns} FROM live_courses c WHERE c.id = $courseId FOR NO KEY UPDATE`,
);

/** No row where there is one of this code, however it is written. */
export const createCourseStatement = statement<{ id: string }>(
  'live-course.create-course',
  `INSERT INTO live_courses (tag, name, type, subtitle, description, banner_url, thumbnail_url, price_minor, currency, published_at)
   SELECT $tag, $name, $type, NULLIF($subtitle, ''), NULLIF($description, ''), NULLIF($bannerUrl, ''), NULLIF($thumbnailUrl, ''),
     $priceMinor::int, $currency, CASE WHEN $isPublished::boolean THEN now() END
   WHERE NOT EXISTS (SELECT FROM live_courses WHERE lower(tag) = lower($tag))
   ON CONFLICT (tag) DO NOTHING RETURNING id`,
);

export const updateCourseStatement = statement(
  'live-course.update-course',
  `UPDATE live_courses SET name = $name, type = $type, subtitle = NULLIF($subtitle, ''), description = NULLIF($description, ''),
     banner_url = NULLIF($bannerUrl, ''), thumbnail_url = NULLIF($thumbnailUrl, ''), price_minor = $priceMinor::int, currency = $currency,
     published_at = CASE WHEN $isPublished::boolean THEN COALESCE(published_at, now()) END, revision = revision + 1, updated_at = now()
   WHERE id = $courseId`,
);

/** A class of a course, with its times as PostgreSQL has them. */
export interface GroupOfCourseRow extends Omit<GroupOfCourse, 'startsAt' | 'endsAt'> {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly keyset: string;
}

export const groupsOfCourseQuery = statement<GroupOfCourseRow>(
  'live-course.groups-of-course',
  `SELECT g.id, g.group_tag AS "groupTag", ${sessionState('g')} AS state, g.session_starts_at AS "startsAt", g.session_ends_at AS "endsAt",
     counted.students, g.seats, counted.waiting, g.session_starts_at::text AS keyset
   FROM live_courses c JOIN live_course_groups g ON g.course_tag = c.tag ${groupCounts('g')}
   WHERE c.id = $courseId
     AND ($afterStart::timestamptz IS NULL OR (g.session_starts_at, g.id) < ($afterStart::timestamptz, $afterId::uuid))
   ORDER BY g.session_starts_at DESC, g.id DESC LIMIT $limit`,
);
