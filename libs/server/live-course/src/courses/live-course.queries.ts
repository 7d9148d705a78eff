import { statement } from '@lyceum/kernel';
import type { LiveCourseModel } from './live-course.model';

/** The columns of a course by the names of the wire. */
const courseColumns: Readonly<Record<keyof LiveCourseModel, string>> = {
  id: 'id',
  courseTag: 'tag',
  courseName: 'name',
  courseType: 'type',
  bannerUrl: 'banner_url',
  courseSubtitle: 'subtitle',
  desc: 'description',
  thumbnailUrl: 'thumbnail_url',
};

/** SQL that makes a `LiveCourse` of this alias of `live_courses`. */
export const courseJson = (course: string): string =>
  `json_build_object(${Object.entries(courseColumns)
    .map(([name, column]) => `'${name}', ${course}.${column}`)
    .join(', ')})`;

export const courseQuery = statement<LiveCourseModel>(
  'live-course.course',
  `SELECT ${Object.entries(courseColumns)
    .map(([name, column]) => `${column} AS "${name}"`)
    .join(', ')} FROM live_courses WHERE tag = $courseTag`,
);
