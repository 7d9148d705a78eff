import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { holdsPermission } from '@lyceum/contracts/permissions';
import { ApiError, session } from '@lyceum/session';
import type { CoursePageFragment } from '@lyceum/web-graphql';
import { fetchCourse, fetchDraft } from './course-calls';

/** A course's page, of one that is not published to staff who look after all of them; null where there is none for the reader. */
export async function findCourse(courseTag: string): Promise<CoursePageFragment | null> {
  const seesDrafts = holdsPermission(session.state.user?.roles ?? [], 'liveCourse.oversee');
  try {
    return await (seesDrafts ? fetchDraft(courseTag) : fetchCourse(courseTag));
  } catch (error) {
    if (error instanceof ApiError && isNotThere(error)) return null;
    throw error;
  }
}

/** A tag that is none is refused as such. */
const isNotThere = ({ code, status }: ApiError): boolean =>
  code === liveCourseErrors.COURSE_NOT_FOUND.code || status === 400;
