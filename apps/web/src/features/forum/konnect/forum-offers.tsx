import type { HomeQuery } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useJoining } from '../page/use-membership';
import * as counts from '../parts/counts.messages';
import { ForumIcon } from '../parts/forum-icon';
import classes from './forum-offers.module.css';
import * as messages from './konnect.messages';

/** Offers at a time. */
const shownForums = 3;

type Forum = HomeQuery['getRecommendedCommunities'][number];

/** Forums to look at, or to join in place. */
export function ForumOffers({ forums }: { readonly forums: readonly Forum[] }) {
  const joining = useJoining();
  return (
    <ul className={classes.list}>
      {forums.slice(0, shownForums).map((forum) => (
        <li key={forum.id} className={classes.row}>
          <ForumIcon forum={forum} size={40} />
          <div className={classes.words}>
            <Link to="/community/$name" params={{ name: forum.name }} className={classes.name ?? ''}>
              {forum.displayName}
            </Link>
            <p className={classes.detail}>{counts.members({ count: forum.membersCnt })}</p>
          </div>
          <Button
            variant="light"
            size="sm"
            className={classes.join ?? ''}
            aria-label={messages.joinForum(forum)}
            loading={joining.isPending && joining.variables === forum.id}
            onClick={() => joining.mutate(forum.id)}
          >
            {messages.join()}
          </Button>
        </li>
      ))}
    </ul>
  );
}
