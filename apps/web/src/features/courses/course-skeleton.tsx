import classes from './course-skeleton.module.css';
import * as messages from './courses.messages';

/** A course on its way, in the shape of its page. */
export function CourseSkeleton() {
  return (
    <div className={classes.page} role="status" aria-busy="true">
      <p className={classes.unseen}>{messages.loading()}</p>
      <span className={classes.banner} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <span className={classes.title} />
          <span className={classes.line} />
          <span className={classes.text} />
        </div>
        <div className={classes.stack}>
          <span className={classes.group} />
          <span className={classes.group} />
        </div>
      </div>
    </div>
  );
}

/** The list of courses on its way. */
export function CourseListSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <p className={classes.unseen}>{messages.loadingCourses()}</p>
      {[1, 2, 3].map((row) => (
        <div key={row} className={classes.row}>
          <span className={classes.picture} />
          <div className={classes.stack}>
            <span className={classes.name} />
            <span className={classes.line} />
          </div>
        </div>
      ))}
    </div>
  );
}
