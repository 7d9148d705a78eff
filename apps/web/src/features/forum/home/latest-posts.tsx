import { QueryContent } from '@lyceum/shell';
import { useSession } from '@lyceum/session';
import { RelativeTime, rich } from '@lyceum/ui';
import { graphqlQueryOptions, HomeThreadsDocument, type HomeThreadsQuery } from '@lyceum/web-graphql';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ThreadLink } from '../thread-card/thread-link';
import * as messages from './latest-posts.messages';
import classes from './latest-posts.module.css';

/** Posts the start page names. */
const shownPosts = 6;

/** The start page's part of the forums: the latest posts of the caller's, in a few words, and the way to the rest. */
export function LatestPosts() {
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <h2 className={classes.title}>{messages.fromYourForums()}</h2>
        <Link to="/community" className={classes.link ?? ''}>
          {messages.openTheCommunity()}
        </Link>
      </div>
      <Posts />
    </div>
  );
}

function Posts() {
  const userId = useSession().user?.id ?? '';
  const posts = useQuery(graphqlQueryOptions(HomeThreadsDocument, { userId, limitValue: shownPosts }));
  return (
    <QueryContent
      query={posts}
      subject={messages.theLatestPosts()}
      skeleton={(label) => <WaitingRows label={label} />}
    >
      {({ getThreadsForUserHome: rows }) => (rows.length === 0 ? <NoPosts /> : <Rows rows={rows} />)}
    </QueryContent>
  );
}

function Rows({ rows }: { readonly rows: HomeThreadsQuery['getThreadsForUserHome'] }) {
  return (
    <ul>
      {rows.map(({ id, title, community, createdAt, creator, unreadCnt, isNew }) => (
        <li key={id} className={classes.row}>
          <ThreadLink threadId={id} className={classes.name ?? ''}>
            {title}
          </ThreadLink>
          <p className={classes.detail}>
            {rich(messages.writtenIn, {
              name: `${creator.firstName} ${creator.lastName}`,
              forum: community.displayName,
              when: <RelativeTime at={createdAt} />,
            })}
            {unreadCnt > 0 && <span className={classes.unread}>{messages.unread({ count: unreadCnt })}</span>}
            {isNew && <span className={classes.unread}>{messages.newOne()}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** As high as the posts will be, so that what stands below stays where it is. */
function WaitingRows({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} aria-busy="true">
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
      {rich(messages.noLatestPosts, {
        link: (
          <Link to="/community" search={{ tab: 'all' }} className={classes.link ?? ''}>
            {messages.findAForum()}
          </Link>
        ),
      })}
    </p>
  );
}
