import { fullName } from '@lyceum/contracts/auth';
import { UserAvatar, UserLink } from '@lyceum/ui';
import { IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { ThreadLink } from '../thread-card/thread-link';
import classes from './highlighted-answer.module.css';
import type { ThreadPageItem } from '../thread-queries';
import * as messages from './thread.messages';

/** The answer that somebody who answers for the asker, or for the forum, has chosen: how it begins, and the way to it. */
export function HighlightedAnswer({ thread }: { readonly thread: Pick<ThreadPageItem, 'id' | 'highlight'> }) {
  const titleId = useId();
  const { id, highlight } = thread;
  if (!highlight) return null;
  const { creator, number, text, byEducator } = highlight;
  const author = fullName(creator);
  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        <IconStarFilled size={14} aria-hidden />
        {byEducator ? messages.highlightedByAnEducator() : messages.highlightedByAModerator()}
      </h2>
      <p className={classes.author}>
        <UserLink user={creator} kind="picture">
          <UserAvatar
            firstName={creator.firstName}
            lastName={creator.lastName}
            src={creator.profilePictureUrl ?? null}
            size={24}
            decorative
          />
        </UserLink>
        <UserLink user={creator}>
          <bdi>{author}</bdi>
        </UserLink>
      </p>
      <p className={classes.text} dir="auto">
        {text}
      </p>
      <ThreadLink threadId={id} post={number} className={classes.link ?? ''}>
        {messages.readTheReply({ author })}
      </ThreadLink>
    </section>
  );
}
