import { type CourseInput, courseSchema, liveCourseErrors } from '@lyceum/contracts/live-course';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { CoursePageModel, ListedCourseModel, OpenGroupModel } from './course-page.model';
import {
  coursePageQuery,
  openGroupsQuery,
  type OpenGroupRow,
  publishedCoursesQuery,
} from './course-page.queries';

/** What everybody may read of live courses: those that are published, as the school presents them. */
@Injectable()
export class CoursePageService {
  constructor(private readonly queries: PreparedQueries) {}

  /** The page of a published course. @throws DomainError LIVE_COURSE_COURSE_NOT_FOUND, also of one that is not published */
  page(input: CourseInput): Promise<CoursePageModel> {
    return this.read(input, false);
  }

  /** The same of any course, to those who look after all of them. @throws DomainError LIVE_COURSE_COURSE_NOT_FOUND */
  draft(actor: Actor, input: CourseInput): Promise<CoursePageModel> {
    assertCan(actor, 'liveCourse.oversee');
    return this.read(input, true);
  }

  /** Published courses, those that take enrolments first. */
  published(): Promise<ListedCourseModel[]> {
    return this.queries.rows(publishedCoursesQuery, {});
  }

  private async read(input: CourseInput, unpublished: boolean): Promise<CoursePageModel> {
    const { courseTag } = parseInput(courseSchema, input);
    const [[course], groups] = await Promise.all([
      this.queries.rows(coursePageQuery, { courseTag, unpublished }),
      this.queries.rows(openGroupsQuery, { courseTag }),
    ]);
    if (!course) throw new DomainError(liveCourseErrors.COURSE_NOT_FOUND);
    return { ...course, groups: groups.map(withLessons) };
  }
}

const withLessons = ({ starts, ends, ...group }: OpenGroupRow): OpenGroupModel => ({
  ...group,
  nextLessons: starts.flatMap((startDateTime, at) => {
    const endDateTime = ends[at];
    return endDateTime ? [{ startDateTime, endDateTime }] : [];
  }),
});
