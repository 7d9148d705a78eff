import { type Mention, mentionClass, PostedText, UserLink } from '@lyceum/ui';
import type { ThreadPageItem } from '../thread-queries';
import classes from './thread-view.module.css';

/** What the thread says. */
export function ThreadContent({ thread }: { readonly thread: ThreadPageItem }) {
  return (
    <div className={classes.text}>
      <PostedText content={thread.content} isRich={thread.isRich} renderMention={mentioned} />
    </div>
  );
}

/** A name that leads to the person, as everywhere. */
function mentioned({ id, label }: Mention) {
  return (
    <UserLink user={{ id, firstName: label, lastName: '' }} kind="word">
      <bdi className={mentionClass}>@{label}</bdi>
    </UserLink>
  );
}
