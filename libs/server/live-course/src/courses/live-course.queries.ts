import { statement } from '@lyceum/kernel';
import type { LiveCourseModel } from './live-course.model';

/** What a course is read from, by the names of the wire. */
const courseColumns: Readonly<Record<keyof LiveCourseModel, (course: string) => string>> = {
  id: (course) => `${course}.id`,
  courseTag: (course) => `${course}.tag`,
  courseName: (course) => `${course}.name`,
  bannerUrl: (course) => `${course}.banner_url`,
  courseSubtitle: (course) => `${course}.subtitle`,
  desc: (course) => `${course}.description`,
  thumbnailUrl: (course) => `${course}.thumbnail_url`,
  priceMinor: (course) => `${course}.price_minor`,
  currency: (course) => `${course}.currency`,
  published: (course) => `(${course}.published_at IS NOT NULL)`,
};

/** SQL that makes a `LiveCourse` of this alias of `live_courses`. */
export const courseJson = (course: string): string =>
  `json_build_object(${Object.entries(courseColumns)
    .map(([name, column]) => `'${name}', ${column(course)}`)
    .join(', ')})`;

export const courseQuery = statement<LiveCourseModel>(
  'live-course.course',
  `SELECT ${Object.entries(courseColumns)
    .map(([name, column]) => `${column('c')} AS "${name}"`)
    .join(', ')} FROM live_courses c WHERE c.tag = $courseTag AND c.published_at IS NOT NULL`,
);
