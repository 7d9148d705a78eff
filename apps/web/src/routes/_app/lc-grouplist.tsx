import { createFileRoute, Link } from '@tanstack/react-router';
import { ClassListScreen } from '../../features/classes/class-list-screen';
import { calendar } from '../../features/classes/classes.messages';

export const Route = createFileRoute('/_app/lc-grouplist')({ component: Classes });

function Classes() {
  return (
    <ClassListScreen
      calendarLink={
        <Link to="/calendar" className="thumb">
          {calendar()}
        </Link>
      }
    />
  );
}
