import { fullName } from '@lyceum/contracts/auth';
import { UserAvatar, UserLink } from '@lyceum/ui';
import type { ForumPageQuery } from '@lyceum/web-graphql';
import type { Person } from '../forum.types';
import * as counts from '../parts/counts.messages';
import { ThreadLink } from '../thread-card/thread-link';
import classes from './forum-aside.module.css';
import * as messages from './page.messages';

type PopularThread = NonNullable<ForumPageQuery['getCommunityByName']['mostPopularThread']>;

interface ForumAsideProps {
  readonly mostEngagedUsers: readonly Person[];
  readonly mostPopularThread: PopularThread | null;
}

/** What a forum is busy with (checklist line 60). Nothing, where it is quiet. */
export function ForumAside({ mostEngagedUsers, mostPopularThread }: ForumAsideProps) {
  if (mostEngagedUsers.length === 0 && !mostPopularThread) return null;
  return (
    <div className={classes.root}>
      {mostPopularThread && (
        <section aria-labelledby="most-popular" className={classes.card}>
          <h2 id="most-popular" className={classes.heading}>
            {messages.mostPopular()}
          </h2>
          <p className={classes.popular}>
            <ThreadLink threadId={mostPopularThread.id} className={classes.link ?? ''}>
              {mostPopularThread.title}
            </ThreadLink>
          </p>
          <p className={classes.counts}>
            {messages.clapsAndReplies({
              claps: counts.claps({ count: mostPopularThread.clapsCnt }),
              replies: counts.replies({ count: mostPopularThread.postsCnt }),
            })}
          </p>
        </section>
      )}
      {mostEngagedUsers.length > 0 && (
        <section aria-labelledby="most-engaged" className={classes.card}>
          <h2 id="most-engaged" className={classes.heading}>
            {messages.mostEngaged()}
          </h2>
          <ul className={classes.people}>
            {mostEngagedUsers.map((person) => (
              <li key={person.id}>
                <UserLink user={person}>
                  <span className={classes.person}>
                    <UserAvatar
                      firstName={person.firstName}
                      lastName={person.lastName}
                      src={person.profilePictureUrl ?? null}
                      size={32}
                      decorative
                    />
                    <span className={classes.name}>{fullName(person)}</span>
                  </span>
                </UserLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
