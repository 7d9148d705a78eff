import classes from './site-skeleton.module.css';
import * as messages from './site-page.messages';

/** A page on its way. */
export function SiteSkeleton() {
  return (
    <div role="status" aria-label={messages.loadingPage()} aria-busy="true" className={classes.root}>
      <span className={classes.title} />
      <span className={classes.line} />
      <span className={classes.line} />
      <span className={classes.picture} />
    </div>
  );
}
