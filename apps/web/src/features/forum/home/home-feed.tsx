import { useSession } from '@lyceum/session';
import { EmptyState } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { forumQueries, threadLists } from '../forum-queries';
import { ForumIcon } from '../parts/forum-icon';
import { NewThreadsPill } from '../parts/new-threads-pill';
import { ThreadList } from '../thread-card/thread-list';
import * as messages from './home.messages';
import classes from './home-feed.module.css';

/** Threads of the caller's forums, newest first, beside the forums themselves. */
export function HomeFeed() {
  const userId = useSession().user?.id ?? '';
  const options = threadLists.ofHome(userId);
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <NewThreadsPill options={options} />
        <ThreadList options={options} label={messages.threadsFromMyForums()} empty={<EmptyFeed />} />
      </div>
      <MyForumsShelf />
    </div>
  );
}

/** What the caller saved. */
export function SavedThreads() {
  const userId = useSession().user?.id ?? '';
  return (
    <div className={classes.single}>
      <ThreadList
        options={threadLists.saved(userId)}
        label={messages.savedThreads()}
        empty={<EmptyState title={messages.nothingSavedYet()} description={messages.aboutSaving()} />}
      />
    </div>
  );
}

function EmptyFeed() {
  return (
    <EmptyState
      title={messages.nothingToReadYet()}
      description={messages.aboutFeed()}
      action={
        <Button renderRoot={(props) => <Link to="/community" search={{ tab: 'all' }} {...props} />}>
          {messages.findAForum()}
        </Button>
      }
    />
  );
}

/** The caller's forums, a click away. */
function MyForumsShelf() {
  const userId = useSession().user?.id ?? '';
  const forums = useQuery(forumQueries.mine(userId)).data?.getUserCommunities ?? [];
  if (forums.length === 0) return null;
  return (
    <nav aria-labelledby="my-forums-shelf" className={classes.shelf}>
      <h2 id="my-forums-shelf" className={classes.heading}>
        {messages.myForums()}
      </h2>
      <ul className={classes.forums}>
        {forums.slice(0, 8).map((forum) => (
          <li key={forum.id}>
            <Link to="/community/$name" params={{ name: forum.name }} className={classes.forum ?? ''}>
              <ForumIcon forum={forum} size={32} />
              <span className={classes.name}>{forum.displayName}</span>
            </Link>
          </li>
        ))}
      </ul>
      {forums.length > 8 && (
        <Link to="/community" search={{ tab: 'mine' }} className={classes.all ?? ''}>
          {messages.allMyForums()}
        </Link>
      )}
    </nav>
  );
}
