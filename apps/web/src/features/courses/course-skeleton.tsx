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
