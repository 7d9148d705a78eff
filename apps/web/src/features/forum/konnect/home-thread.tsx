import { fullName } from '@lyceum/contracts/auth';
import { RelativeTime, rich } from '@lyceum/ui';
import type { HomeQuery } from '@lyceum/web-graphql';
import type { ReactNode } from 'react';
import * as counts from '../parts/counts.messages';
import { ThreadLink } from '../thread-card/thread-link';
import classes from './home-thread.module.css';
import * as messages from './konnect.messages';

type Thread = Pick<
  HomeQuery['getThreadsOfStudents'][number],
  'id' | 'title' | 'community' | 'createdAt' | 'creator' | 'postsCnt'
>;

interface HomeThreadProps {
  readonly thread: Thread;
  /** What else is to be said of it, before how many replies it has. */
  readonly children: ReactNode;
}

/** A thread in a list of the home: its title, whose it is and where, and what is to be said of it. */
export function HomeThread({ thread, children }: HomeThreadProps) {
  const { id, title, creator, community, createdAt, postsCnt } = thread;
  return (
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
      <p className={classes.marks}>
        {children}
        {postsCnt > 0 && <span>{counts.replies({ count: postsCnt })}</span>}
      </p>
    </div>
  );
}
