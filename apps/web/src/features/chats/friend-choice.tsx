import { fullName } from '@lyceum/contracts/auth';
import { useSession } from '@lyceum/session';
import { NextPage, QueryContent } from '@lyceum/shell';
import { UserAvatar } from '@lyceum/ui';
import { FriendsDocument, graphqlPages, type UserCardPartsFragment } from '@lyceum/web-graphql';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from './chats.module.css';
import * as messages from './chats.messages';

interface FriendChoiceProps {
  readonly except?: readonly string[];
  /** What stands for one of them. */
  readonly children: (friend: UserCardPartsFragment, name: ReactNode) => ReactNode;
}

/** The reader's friends, to choose from. */
export function FriendChoice({ except = [], children }: FriendChoiceProps) {
  const me = useSession().user?.id ?? '';
  const friends = useInfiniteQuery(
    graphqlPages(FriendsDocument, {
      variables: (cursor: string | null) => ({ userId: me, cursor }),
      page: ({ people }) => people,
      first: null,
      next: ({ nextCursor }) => nextCursor ?? null,
    }),
  );
  return (
    <QueryContent query={friends} subject={messages.friendsSubject()}>
      {({ pages }) => {
        const rows = pages
          .flatMap(({ rows: people }) => people)
          .filter(({ user }) => !except.includes(user.id));
        if (rows.length === 0) return <p className={classes.muted}>{messages.noFriends()}</p>;
        return (
          <>
            <ul className={classes.list}>
              {rows.map(({ user }) => (
                <li key={user.id}>{children(user, <FriendName friend={user} />)}</li>
              ))}
            </ul>
            <NextPage list={friends} label={messages.moreFriends()} mt="sm" />
          </>
        );
      }}
    </QueryContent>
  );
}

function FriendName({ friend }: { readonly friend: UserCardPartsFragment }) {
  const { firstName, lastName, pictureUrl } = friend;
  return (
    <span className={classes.friend}>
      <UserAvatar firstName={firstName} lastName={lastName} src={pictureUrl ?? null} size={32} decorative />
      <span dir="auto">{fullName(friend)}</span>
    </span>
  );
}
