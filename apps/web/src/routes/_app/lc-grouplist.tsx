import { createFileRoute } from '@tanstack/react-router';
import { AnchorLink } from '../../app/links';
import { ClassListScreen } from '../../features/classes/class-list-screen';
import { calendar, findCourses, toLookAt } from '../../features/classes/classes.messages';

export const Route = createFileRoute('/_app/lc-grouplist')({ component: Classes });

function Classes() {
  return (
    <ClassListScreen
      calendarLink={
        <AnchorLink to="/calendar" className="thumb">
          {calendar()}
        </AnchorLink>
      }
      coursesLink={
        <AnchorLink to="/live-courses" className="thumb">
          {findCourses()}
        </AnchorLink>
      }
      readingLink={(count) => (
        <AnchorLink to="/to-look-at" className="thumb">
          {toLookAt({ count })}
        </AnchorLink>
      )}
    />
  );
}
