import { nextPart } from '@lyceum/shell';
import { SectionCard } from '@lyceum/ui';
import type { HomeQuery } from '@lyceum/web-graphql';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import classes from './forum-news.module.css';
import { HomeThread } from './home-thread';
import shared from './home-thread.module.css';
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
      <Link to="/community" className={shared.all ?? ''}>
        {messages.openTheCommunity()}
      </Link>
    </SectionCard>
  );
}

function NewsRow({ thread }: { readonly thread: Thread }) {
  const { unreadCnt, isNew } = thread;
  return (
    <li className={`${shared.row} ${classes.row}`}>
      <HomeThread thread={thread}>
        {isNew && <span className={shared.mark}>{messages.newOne()}</span>}
        {unreadCnt > 0 && <span className={shared.mark}>{messages.unread({ count: unreadCnt })}</span>}
      </HomeThread>
      <div className={classes.picture}>
        <Suspense>
          <ThreadThumbnail thread={thread} />
        </Suspense>
      </div>
    </li>
  );
}
