import { useSession } from '@lyceum/session';
import { lazyPart } from '@lyceum/shell';
import type { CoursePageFragment } from '@lyceum/web-graphql';
import { Suspense } from 'react';
import { CourseArticle } from './course-article';
import { CourseSkeleton } from './course-skeleton';
import type { LoadedCourseProps } from './loaded-course';

interface CoursePageScreenProps extends LoadedCourseProps {
  /** What came with the page: null of a course that is not there for everybody, undefined where nothing came. */
  readonly served: CoursePageFragment | null | undefined;
}

const LoadedCourse = lazyPart(() => import('./loaded-course').then((it) => it.LoadedCourse));

/** The public page of a course (checklist line 185): what it is, who teaches it, when, what it costs, and enrolling. */
export function CoursePageScreen({ served, ...props }: CoursePageScreenProps) {
  const { user } = useSession();
  if (served) return <CourseArticle page={served} {...props} />;
  // To staff it may be there.
  if (served === null && !user) return props.notFound;
  return (
    <Suspense fallback={<CourseSkeleton />}>
      <LoadedCourse {...props} />
    </Suspense>
  );
}
