import { failureTexts } from '@lyceum/shell';
import { CardListSkeleton, ErrorState, RelativeTime, SectionCard, UserAvatar, UserLink } from '@lyceum/ui';
import { useSession } from '@lyceum/session';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type PeopleList, peopleQuery, type PersonCard } from './friend-queries';
import classes from './people-settings.module.css';
import { PersonActions } from './person-actions';

interface ListTexts {
  readonly title: string;
  readonly description: string;
  /** Stands before '3 days ago'. */
  readonly since: string;
  readonly empty: string;
}

const texts: Readonly<Record<PeopleList, ListTexts>> = {
  requests: {
    title: 'Friend requests',
    description: 'People who asked to be your friend.',
    since: 'Asked',
    empty: 'Nobody waits for your answer.',
  },
  sent: {
    title: 'Requests you sent',
    description: 'They have not answered yet.',
    since: 'Sent',
    empty: 'You wait for nobody.',
  },
  friends: {
    title: 'Friends',
    description: 'You can message each other, and invite each other to forums.',
    since: 'Became friends',
    empty: "No friends yet. Open somebody's card in a forum and press “Add as friend”.",
  },
  blocked: {
    title: 'Blocked people',
    description: 'You and they see nothing of each other. Nobody is told that they are blocked.',
    since: 'Blocked',
    empty: 'You have blocked nobody.',
  },
};

/** Friends, requests and blocked people, in the settings (checklist lines 140, 144). */
export function PeopleSettings() {
  return (
    <>
      <PeopleSection list="requests" />
      <PeopleSection list="friends" />
      <PeopleSection list="sent" />
      <PeopleSection list="blocked" />
    </>
  );
}

function PeopleSection({ list }: { readonly list: PeopleList }) {
  const { title, description } = texts[list];
  return (
    <SectionCard title={title} description={description}>
      <People list={list} />
    </SectionCard>
  );
}

function People({ list }: { readonly list: PeopleList }): ReactNode {
  const me = useSession().user?.id ?? '';
  const people = useInfiniteQuery({ ...peopleQuery(list, me), staleTime: 0 });
  const { title, empty, since } = texts[list];
  if (people.isPending) return <CardListSkeleton cards={2} label={`Loading: ${title}`} />;
  if (!people.data) {
    return (
      <ErrorState
        title={`${title} did not load`}
        {...failureTexts(people.error)}
        onRetry={() => void people.refetch()}
      />
    );
  }
  const rows = people.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.user.id} className={classes.row}>
            <PersonName person={row.user} detail={since} at={row.since} />
            <PersonActions list={list} person={row.user} />
          </li>
        ))}
      </ul>
      {people.hasNextPage && (
        <Button
          variant="default"
          mt="sm"
          loading={people.isFetchingNextPage}
          onClick={() => void people.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </>
  );
}

interface PersonNameProps {
  readonly person: PersonCard;
  readonly detail: string;
  readonly at: string;
}

function PersonName({ person, detail, at }: PersonNameProps) {
  const { firstName, lastName, pictureUrl } = person;
  return (
    <div className={classes.person}>
      <UserAvatar firstName={firstName} lastName={lastName} src={pictureUrl ?? null} size={40} decorative />
      <div className={classes.words}>
        <UserLink user={person}>
          <span className={classes.name}>
            {firstName} {lastName}
          </span>
        </UserLink>
        <div className={classes.detail}>
          {detail} <RelativeTime at={at} />
        </div>
      </div>
    </div>
  );
}
