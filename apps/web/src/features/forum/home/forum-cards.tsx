import { useSession } from '@lyceum/session';
import { CardListSkeleton, EmptyState } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { rowsOf } from '@lyceum/web-graphql';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { forumQueries } from '../forum-queries';
import type { Forum } from '../forum.types';
import { QueryContent } from '@lyceum/shell';
import { useNearEnd } from '../parts/use-near-end';
import { ForumCard } from './forum-card';
import * as messages from './home.messages';
import classes from './forum-cards.module.css';

/** Every forum one may know of; more as one reads. */
export function AllForums() {
  const userId = useSession().user?.id ?? '';
  const forums = useInfiniteQuery(forumQueries.all(userId));
  const end = useNearEnd(forums);
  return (
    <QueryContent query={forums} subject={messages.theForums()} skeleton={fourCards}>
      {({ pages }) => (
        <>
          <Cards
            forums={rowsOf(pages)}
            empty={<EmptyState title={messages.noForumsYet()} description={messages.aboutForums()} />}
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
    <QueryContent query={forums} subject={messages.yourForums()} skeleton={fourCards}>
      {({ getUserCommunities }) => (
        <Cards
          forums={getUserCommunities}
          empty={
            <EmptyState
              title={messages.youAreInNoForum()}
              description={messages.aboutYourForums()}
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
    <QueryContent query={forums} subject={messages.recommendedForums()} skeleton={fourCards}>
      {({ getRecommendedCommunities }) => (
        <Cards
          forums={getRecommendedCommunities}
          empty={
            <EmptyState
              title={messages.nothingLeftToRecommend()}
              description={messages.aboutNoRecommendations()}
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
      {messages.lookAtAllForums()}
    </Button>
  );
}

const fourCards = (label: string) => <CardListSkeleton cards={4} label={label} />;
