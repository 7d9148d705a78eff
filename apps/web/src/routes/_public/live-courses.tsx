import { createFileRoute } from '@tanstack/react-router';
import { AnchorLink } from '../../app/links';
import { useServedData } from '../../app/served-data';
import type { ListedCourse } from '../../features/courses/course-calls';
import { CourseListScreen } from '../../features/courses/course-list-screen';

export const Route = createFileRoute('/_public/live-courses')({ component: CourseList });

function CourseList() {
  return (
    <CourseListScreen
      served={useServedData('/live-courses') as ListedCourse[] | undefined}
      courseLink={(courseTag, name) => (
        <AnchorLink to="/live-course-p/$code" params={{ code: courseTag }}>
          {name}
        </AnchorLink>
      )}
    />
  );
}
