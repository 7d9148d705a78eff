import { fullName } from '@lyceum/contracts/auth';
import { nextPart } from '@lyceum/shell';
import { RelativeTime, rich, SectionCard } from '@lyceum/ui';
import type { HomeQuery } from '@lyceum/web-graphql';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import * as counts from '../parts/counts.messages';
import { ThreadLink } from '../thread-card/thread-link';
import classes from './forum-news.module.css';
import * as messages from './konnect.messages';

/** Words come first; the place of the pictures is kept. */
const ThreadThumbnail = nextPart(() =>
  import('../thread-card/thread-thumbnail').then((it) => it.ThreadThumbnail),
);

type Thread = HomeQuery['getThreadsForUserHome'][number];

/** The latest threads of the reader's forums, what is unread in each, and the way to the rest. */
export function ForumNews({ threads }: { readonly threads: readonly Thread[] }) {
  return (
    <SectionCard title={messages.newInYourForums()}>
      {threads.length === 0 ? (
        <p className={classes.empty}>{messages.nothingNew()}</p>
      ) : (
        <ul>
          {threads.map((thread) => (
            <NewsRow key={thread.id} thread={thread} />
          ))}
        </ul>
      )}
      <Link to="/community" className={classes.all ?? ''}>
        {messages.openTheCommunity()}
      </Link>
    </SectionCard>
  );
}

function NewsRow({ thread }: { readonly thread: Thread }) {
  const { id, title, community, createdAt, creator, postsCnt, unreadCnt, isNew } = thread;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <ThreadLink threadId={id} className={classes.title ?? ''}>
          <span dir="auto">{title}</span>
        </ThreadLink>
        <p className={classes.detail}>
          {rich(messages.writtenIn, {
            name: fullName(creator),
            forum: community.displayName,
            when: <RelativeTime at={createdAt} />,
          })}
        </p>
        {(isNew || postsCnt > 0) && (
          <p className={classes.marks}>
            {isNew && <span className={classes.new}>{messages.newOne()}</span>}
            {unreadCnt > 0 && <span className={classes.new}>{messages.unread({ count: unreadCnt })}</span>}
            {postsCnt > 0 && <span>{counts.replies({ count: postsCnt })}</span>}
          </p>
        )}
      </div>
      <div className={classes.picture}>
        <Suspense>
          <ThreadThumbnail thread={thread} />
        </Suspense>
      </div>
    </li>
  );
}
