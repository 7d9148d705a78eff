import { fullName } from '@lyceum/contracts/auth';
import { UserLink } from '@lyceum/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { WholeCard } from './friend-queries';
import * as messages from './friends.messages';
import classes from './in-common.module.css';

/** Whether `InCommon` has anything to show. */
export const sharesAnything = ({ forumsInCommon, friendsInCommon }: WholeCard): boolean =>
  (forumsInCommon?.places.length ?? 0) + (friendsInCommon?.people.length ?? 0) > 0;

/** Forums and friends two people share, the first few by name. */
export function InCommon({ person: { forumsInCommon, friendsInCommon } }: { readonly person: WholeCard }) {
  const forums = forumsInCommon?.places ?? [];
  const friends = friendsInCommon?.people ?? [];
  return (
    <dl className={classes.root}>
      {forums.length > 0 && (
        <SharedRow
          label={messages.forumsInCommon({ count: forumsInCommon?.count ?? 0 })}
          items={forums.map(({ path, name }) => (
            <Link key={path} to="/$" params={{ _splat: path.slice(1) }}>
              {name}
            </Link>
          ))}
        />
      )}
      {friends.length > 0 && (
        <SharedRow
          label={messages.friendsInCommon({ count: friendsInCommon?.count ?? 0 })}
          items={friends.map((friend) => (
            <UserLink key={friend.id} user={friend}>
              {fullName(friend)}
            </UserLink>
          ))}
        />
      )}
    </dl>
  );
}

function SharedRow({ label, items }: { readonly label: string; readonly items: readonly ReactNode[] }) {
  return (
    <div>
      <dt className={classes.label}>{label}</dt>
      {items.map((item, index) => (
        <dd key={index} className={classes.item}>
          {item}
        </dd>
      ))}
    </div>
  );
}
