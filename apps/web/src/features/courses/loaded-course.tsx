import { loadingState } from '@lyceum/contracts/shell';
import { failureTexts, useLoad } from '@lyceum/shell';
import { ErrorState } from '@lyceum/ui';
import { type ReactNode, useCallback } from 'react';
import { CourseArticle, type CourseLinks } from './course-article';
import { CourseSkeleton } from './course-skeleton';
import * as messages from './courses.messages';
import { findCourse } from './find-course';

export interface LoadedCourseProps extends CourseLinks {
  readonly courseTag: string;
  /** What stands for a course that is not there. */
  readonly notFound: ReactNode;
}

/** The page of a course that did not come with the page of the application. */
export function LoadedCourse({ courseTag, notFound, ...links }: LoadedCourseProps) {
  const load = useCallback(() => findCourse(courseTag), [courseTag]);
  const found = useLoad(load);
  if (found.state === loadingState.failed) {
    return (
      <ErrorState
        level={1}
        title={messages.fetchingCourseFailed()}
        {...failureTexts(found.error)}
        onRetry={found.retry}
      />
    );
  }
  if (found.state === loadingState.loading) return <CourseSkeleton />;
  return found.data ? <CourseArticle page={found.data} {...links} /> : notFound;
}
