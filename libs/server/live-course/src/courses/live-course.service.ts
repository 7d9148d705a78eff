import { type CourseInput, courseSchema, liveCourseErrors } from '@lyceum/contracts/live-course';
import { DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { LiveCourseModel } from './live-course.model';
import { courseQuery } from './live-course.queries';

/** Live courses as everybody may read of them (checklist line 185). */
@Injectable()
export class LiveCourseService {
  constructor(private readonly queries: PreparedQueries) {}

  /** @throws DomainError LIVE_COURSE_COURSE_NOT_FOUND, also of one that is not published */
  async course(input: CourseInput): Promise<LiveCourseModel> {
    const [course] = await this.queries.rows(courseQuery, parseInput(courseSchema, input));
    if (!course) throw new DomainError(liveCourseErrors.COURSE_NOT_FOUND);
    return course;
  }
}
