import { fullName } from '@lyceum/contracts/auth';
import { RelativeTime, UserLink } from '@lyceum/ui';
import { ThreadCounts } from '../thread-card/thread-counts';
import { ThreadLink } from '../thread-card/thread-link';
import { MarkedText } from './marked-text';
import type { ThreadHit } from './search-queries';
import * as messages from './search.messages';
import classes from './search.module.css';

interface ThreadHitRowProps {
  readonly hit: ThreadHit;
  /** Whether the forum's name is shown; not inside the forum itself. */
  readonly showsForum: boolean;
}

/** A thread that was found, with the place that matches; found by a reply, it opens at that. */
export function ThreadHitRow({ hit, showsForum }: ThreadHitRowProps) {
  const { creator, community, reply } = hit;
  const snippet = reply?.snippet ?? hit.snippet;
  return (
    <article className={classes.hit}>
      <h3 className={classes.title}>
        <ThreadLink threadId={hit.id} post={reply?.number ?? null} className={classes.link ?? ''}>
          <MarkedText parts={hit.titleParts} />
        </ThreadLink>
      </h3>
      {snippet.length > 0 && (
        <p className={classes.snippet}>
          {reply && (
            <span className={classes.replier}>
              {messages.personReplied({ name: fullName(reply.author) })}{' '}
            </span>
          )}
          <MarkedText parts={snippet} />
        </p>
      )}
      <div className={classes.facts}>
        <UserLink user={creator}>{fullName(creator)}</UserLink>
        <RelativeTime at={hit.createdAt} />
        {showsForum && <span>{messages.inForum({ displayName: community.displayName })}</span>}
        <ThreadCounts thread={hit} />
      </div>
    </article>
  );
}
