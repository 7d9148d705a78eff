import { failureTexts } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { ErrorState, RelativeTime } from '@lyceum/ui';
import { graphqlQueryOptions, HomeThreadsDocument } from '@lyceum/web-graphql';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ThreadLink } from '../thread-card/thread-link';
import classes from './latest-posts.module.css';

/** Posts the start page names. */
const shownPosts = 6;

/** The start page's part of the forums: the latest posts of the caller's, in a few words, and the way to the rest. */
export function LatestPosts() {
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <h2 className={classes.title}>From your forums</h2>
        <Link to="/community" className={classes.link ?? ''}>
          Open the community
        </Link>
      </div>
      <Posts />
    </div>
  );
}

function Posts(): ReactNode {
  const userId = useSession().user?.id ?? '';
  const posts = useQuery(graphqlQueryOptions(HomeThreadsDocument, { userId, limitValue: shownPosts }));
  if (posts.isPending) return <WaitingRows />;
  if (!posts.data) {
    return (
      <ErrorState
        title="The latest posts did not load"
        {...failureTexts(posts.error)}
        onRetry={() => void posts.refetch()}
      />
    );
  }
  const rows = posts.data.getThreadsForUserHome;
  if (rows.length === 0) return <NoPosts />;
  return (
    <ul className={classes.list}>
      {rows.map(({ id, title, community, createdAt, creator, unreadCnt, isNew }) => (
        <li key={id} className={classes.row}>
          <ThreadLink threadId={id} className={classes.name ?? ''}>
            {title}
          </ThreadLink>
          <p className={classes.detail}>
            {creator.firstName} {creator.lastName} in {community.displayName}, <RelativeTime at={createdAt} />
            {unreadCnt > 0 && <span className={classes.unread}>{unreadCnt} unread</span>}
            {isNew && <span className={classes.unread}>New</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** As high as the posts will be, so that what stands below stays where it is. */
function WaitingRows() {
  return (
    <div role="status" aria-label="Loading: the latest posts" aria-busy="true">
      {Array.from({ length: shownPosts }, (_, index) => (
        <div key={index} className={`${classes.row} ${classes.waiting}`}>
          <Skeleton height={17} width={index % 2 ? '58%' : '74%'} radius="sm" />
          <Skeleton height={14} width="46%" radius="sm" />
        </div>
      ))}
    </div>
  );
}

function NoPosts() {
  return (
    <p className={classes.empty}>
      Nothing to read yet: posts from the forums you join are collected here.{' '}
      <Link to="/community" search={{ tab: 'all' }} className={classes.link ?? ''}>
        Find a forum
      </Link>
    </p>
  );
}
