import classes from './course-list.module.css';
import * as messages from './courses.messages';

/** The list of courses on its way. */
export function CourseListSkeleton() {
  return (
    <div role="status" aria-label={messages.loadingCourses()} aria-busy="true">
      {[1, 2, 3].map((row) => (
        <div key={row} className={classes.course}>
          <span className={classes.waiting} />
          <span className={classes.waiting} />
        </div>
      ))}
    </div>
  );
}
