import { lazyPart } from '@lyceum/shell';
import { useBrandName } from '@lyceum/ui';
import { useDocumentTitle } from '@mantine/hooks';
import { Suspense } from 'react';
import type { ListedCourse } from './course-calls';
import { Courses, type CoursesProps } from './course-list';
import classes from './course-list.module.css';
import { CourseListSkeleton } from './course-list-skeleton';
import * as messages from './courses.messages';

interface CourseListScreenProps extends Pick<CoursesProps, 'courseLink'> {
  /** What came with the page. */
  readonly served: readonly ListedCourse[] | undefined;
}

const LoadedCourses = lazyPart(() => import('./loaded-courses').then((it) => it.LoadedCourses));

/** All published courses, those that can be joined first. */
export function CourseListScreen({ served, courseLink }: CourseListScreenProps) {
  const brandName = useBrandName();
  useDocumentTitle(messages.titled({ title: messages.liveCourses(), brandName }));
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>{messages.liveCourses()}</h1>
      <p className={classes.lead}>{messages.aboutLiveCourses()}</p>
      {served ? (
        <Courses courses={served} courseLink={courseLink} />
      ) : (
        <Suspense fallback={<CourseListSkeleton />}>
          <LoadedCourses courseLink={courseLink} />
        </Suspense>
      )}
    </div>
  );
}
