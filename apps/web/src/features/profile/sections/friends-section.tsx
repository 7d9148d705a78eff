import { fullName } from '@lyceum/contracts/auth';
import { useSession } from '@lyceum/session';
import { NextPage, QueryContent } from '@lyceum/shell';
import { CardListSkeleton, SectionCard, UserAvatar, UserLink } from '@lyceum/ui';
import { graphqlPages, UserFriendsDocument, type UserFriendsQuery } from '@lyceum/web-graphql';
import { useInfiniteQuery } from '@tanstack/react-query';
import classes from './friends-section.module.css';
import type { SectionProps } from './section';
import * as messages from './sections.messages';

type Friend = UserFriendsQuery['page']['rows'][number];

const friendsQuery = (userId: string, me: string) =>
  graphqlPages(UserFriendsDocument, {
    variables: (cursor: string | null) => ({ userId, requestingUser: me, cursor }),
    page: ({ page }) => page,
    first: null,
    next: ({ nextCursor }) => nextCursor ?? null,
  });

/** Somebody's friends, as far as whoever looks may know of them, those in common first (checklist line 146). */
export function FriendsSection({ person, isOwn }: SectionProps) {
  const me = useSession().user?.id ?? '';
  const friends = useInfiniteQuery(friendsQuery(person.id, me));
  const rows = friends.data?.pages.flatMap((page) => page.rows);
  // Of others nothing is said: that nobody may be named would tell as much as names.
  if (rows?.length === 0 && !isOwn) return null;
  return (
    <SectionCard title={messages.friends()}>
      <QueryContent
        query={friends}
        subject={messages.friends()}
        skeleton={(label) => <CardListSkeleton cards={2} label={label} />}
      >
        {() =>
          rows?.length === 0 ? (
            <p className={classes.nothing}>{messages.noFriendsOfYours()}</p>
          ) : (
            <>
              <ul className={classes.list}>
                {rows?.map((friend) => (
                  <Face key={friend.person.id} friend={friend} marksCommon={!isOwn} />
                ))}
              </ul>
              <NextPage list={friends} label={messages.moreFriends()} mt="sm" />
            </>
          )
        }
      </QueryContent>
    </SectionCard>
  );
}

interface FaceProps {
  readonly friend: Friend;
  readonly marksCommon: boolean;
}

function Face({ friend: { person, isInCommon }, marksCommon }: FaceProps) {
  const { firstName, lastName, profilePictureUrl } = person;
  return (
    <li className={classes.person}>
      <UserLink user={person} kind="picture">
        <UserAvatar
          firstName={firstName}
          lastName={lastName}
          src={profilePictureUrl ?? null}
          size={36}
          decorative
        />
      </UserLink>
      <div className={classes.words}>
        <UserLink user={person}>
          <span className={classes.name}>{fullName(person)}</span>
        </UserLink>
        {marksCommon && isInCommon && <div className={classes.common}>{messages.yourFriendToo()}</div>}
      </div>
    </li>
  );
}
