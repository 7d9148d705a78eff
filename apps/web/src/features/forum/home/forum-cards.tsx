import { useSession } from '@lyceum/session';
import { CardListSkeleton, EmptyState } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { forumQueries } from '../forum-queries';
import type { Forum } from '../forum.types';
import { QueryContent } from '../parts/query-content';
import { rowsOf } from '../parts/thread-pages';
import { useNearEnd } from '../parts/use-near-end';
import { ForumCard } from './forum-card';
import classes from './forum-cards.module.css';

/** Every forum one may know of; more as one reads. */
export function AllForums() {
  const userId = useSession().user?.id ?? '';
  const forums = useInfiniteQuery(forumQueries.all(userId));
  const end = useNearEnd(() => {
    if (forums.hasNextPage && !forums.isFetchingNextPage) void forums.fetchNextPage();
  }, forums.data?.pages.length);
  return (
    <QueryContent query={forums} subject="The forums" skeleton={<Skeleton />}>
      {({ pages }) => (
        <>
          <Cards
            forums={rowsOf(pages)}
            empty={
              <EmptyState
                title="No forums yet"
                description="A forum gathers people around one thing: a course, a club, a question. The first one is still to be made."
              />
            }
          />
          <div ref={end} />
        </>
      )}
    </QueryContent>
  );
}

/** The forums the caller belongs to. */
export function MyForums() {
  const userId = useSession().user?.id ?? '';
  const forums = useQuery(forumQueries.mine(userId));
  return (
    <QueryContent query={forums} subject="Your forums" skeleton={<Skeleton />}>
      {({ getUserCommunities }) => (
        <Cards
          forums={getUserCommunities}
          empty={
            <EmptyState
              title="You are in no forum yet"
              description="The forums you join are collected here, and what is written in them comes into your feed."
              action={<FindForums />}
            />
          }
        />
      )}
    </QueryContent>
  );
}

/** Public forums the caller is not in, most members and friends first. */
export function RecommendedForums() {
  const userId = useSession().user?.id ?? '';
  const forums = useQuery(forumQueries.recommended(userId));
  return (
    <QueryContent query={forums} subject="Recommended forums" skeleton={<Skeleton />}>
      {({ getRecommendedCommunities }) => (
        <Cards
          forums={getRecommendedCommunities}
          empty={
            <EmptyState
              title="Nothing left to recommend"
              description="You are in every public forum there is. New ones will be recommended here."
              action={<FindForums />}
            />
          }
        />
      )}
    </QueryContent>
  );
}

function Cards({ forums, empty }: { readonly forums: readonly Forum[]; readonly empty: ReactNode }) {
  if (forums.length === 0) return empty;
  return (
    <ul className={classes.grid}>
      {forums.map((forum) => (
        <li key={forum.id}>
          <ForumCard forum={forum} />
        </li>
      ))}
    </ul>
  );
}

function FindForums() {
  return (
    <Button renderRoot={(props) => <Link to="/community" search={{ tab: 'all' }} {...props} />}>
      Look at all forums
    </Button>
  );
}

const Skeleton = () => <CardListSkeleton cards={4} label="Loading forums" />;
