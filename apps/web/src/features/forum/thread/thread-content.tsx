import { PostedText } from '@lyceum/ui';
import type { ThreadPageItem } from './thread-queries';
import classes from './thread-view.module.css';

/** What the thread says. */
export function ThreadContent({ thread }: { readonly thread: ThreadPageItem }) {
  return (
    <div className={classes.text}>
      <PostedText content={thread.content} isRich={thread.isRich} />
    </div>
  );
}
