import { SectionCard } from '@lyceum/ui';
import type { HomeQuery } from '@lyceum/web-graphql';
import { Link } from '@tanstack/react-router';
import { ForumOffers } from './forum-offers';
import classes from './forum-offers.module.css';
import * as messages from './konnect.messages';

/** Forums the reader may join and has not; nothing where there are none. */
export function ForumsForYou({ forums }: { readonly forums: HomeQuery['getRecommendedCommunities'] }) {
  if (forums.length === 0) return null;
  return (
    <SectionCard title={messages.forumsForYou()}>
      <ForumOffers forums={forums} />
      <Link to="/community" search={{ tab: 'all' }} className={classes.all ?? ''}>
        {messages.allForums()}
      </Link>
    </SectionCard>
  );
}
