import { NextPage, QueryContent } from '@lyceum/shell';
import { CardListSkeleton, RelativeTime, rich, SectionCard } from '@lyceum/ui';
import { useSession } from '@lyceum/session';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type PeopleList, peopleQuery, type PersonCard } from './friend-queries';
import * as messages from './friends.messages';
import classes from './people-settings.module.css';
import { PersonActions } from './person-actions';
import { PersonName } from './person-name';
import { SuggestedFriends } from './suggested-friends';

type SinceText = typeof messages.asked;

interface ListTexts {
  readonly title: () => string;
  readonly description: () => string;
  /** 'Asked 3 days ago'. */
  readonly since: SinceText;
  readonly empty: () => string;
}

const texts: Readonly<Record<PeopleList, ListTexts>> = {
  requests: {
    title: messages.friendRequests,
    description: messages.aboutFriendRequests,
    since: messages.asked,
    empty: messages.noFriendRequests,
  },
  sent: {
    title: messages.requestsYouSent,
    description: messages.aboutRequestsYouSent,
    since: messages.sent,
    empty: messages.noRequestsYouSent,
  },
  friends: {
    title: messages.friends,
    description: messages.aboutFriends,
    since: messages.becameFriends,
    empty: messages.noFriends,
  },
  blocked: {
    title: messages.blockedPeople,
    description: messages.aboutBlockedPeople,
    since: messages.blocked,
    empty: messages.noBlockedPeople,
  },
};

interface PeopleSettingsProps {
  /** What else can be done about somebody who is blocked, which another feature has. */
  readonly ofBlocked: (person: PersonCard) => ReactNode;
}

/** Friends, requests, whom one may know and blocked people, in the settings (checklist lines 140, 144, 262). */
export function PeopleSettings({ ofBlocked }: PeopleSettingsProps) {
  return (
    <>
      <PeopleSection list="requests" />
      <PeopleSection list="friends" />
      <SuggestedFriends />
      <PeopleSection list="sent" />
      <PeopleSection list="blocked" more={ofBlocked} />
    </>
  );
}

interface ListProps {
  readonly list: PeopleList;
  readonly more?: PeopleSettingsProps['ofBlocked'];
}

function PeopleSection({ list, ...props }: ListProps) {
  const { title, description } = texts[list];
  return (
    <SectionCard title={title()} description={description()}>
      <People list={list} {...props} />
    </SectionCard>
  );
}

function People({ list, more }: ListProps): ReactNode {
  const me = useSession().user?.id ?? '';
  const people = useInfiniteQuery({ ...peopleQuery(list, me), staleTime: 0 });
  const { title, empty, since } = texts[list];
  return (
    <QueryContent
      query={people}
      subject={title()}
      skeleton={(label) => <CardListSkeleton cards={2} label={label} />}
    >
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows);
        if (rows.length === 0) return <p className={classes.empty}>{empty()}</p>;
        return (
          <>
            <ul>
              {rows.map((row) => (
                <li key={row.user.id} className={classes.row}>
                  <PersonName
                    person={row.user}
                    detail={rich(since, { when: <RelativeTime at={row.since} /> })}
                  />
                  {more?.(row.user)}
                  <PersonActions list={list} person={row.user} />
                </li>
              ))}
            </ul>
            <NextPage list={people} label={messages.loadMore()} mt="sm" />
          </>
        );
      }}
    </QueryContent>
  );
}
