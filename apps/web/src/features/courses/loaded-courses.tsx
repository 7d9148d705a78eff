import { loadingState } from '@lyceum/contracts/shell';
import { failureTexts, useLoad } from '@lyceum/shell';
import { ErrorState } from '@lyceum/ui';
import { fetchCourses } from './course-calls';
import { Courses, type CoursesProps } from './course-list';
import { CourseListSkeleton } from './course-list-skeleton';
import * as messages from './courses.messages';

/** The list, where it did not come with the page of the application. */
export function LoadedCourses({ courseLink }: Pick<CoursesProps, 'courseLink'>) {
  const found = useLoad(fetchCourses);
  if (found.state === loadingState.failed) {
    return (
      <ErrorState
        title={messages.fetchingCoursesFailed()}
        {...failureTexts(found.error)}
        onRetry={found.retry}
      />
    );
  }
  return found.state === loadingState.loaded ? (
    <Courses courses={found.data} courseLink={courseLink} />
  ) : (
    <CourseListSkeleton />
  );
}
