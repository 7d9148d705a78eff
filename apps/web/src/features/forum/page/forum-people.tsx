import { useSession } from '@lyceum/session';
import { logFailure, NextPage } from '@lyceum/shell';
import { CardListSkeleton, SearchField } from '@lyceum/ui';
import { Badge, Button } from '@mantine/core';
import { rowsOf } from '@lyceum/web-graphql';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forumQueries } from '../forum-queries';
import type { Forum, Member } from '../forum.types';
import { PersonRow } from '../parts/person-row';
import { useNearEnd } from '../parts/use-near-end';
import classes from './forum-people.module.css';
import * as messages from './page.messages';

const roleLabels = { ADMIN: messages.admin, MOD: messages.moderator, MEMBER: null } as const;

/** Who is in a forum: its admins, all members, and, for its members, who is invited (checklist line 76). */
export function ForumPeople({ forum }: { readonly forum: Forum }) {
  return (
    <div className={classes.columns}>
      <Members forum={forum} />
      <div className={classes.side}>
        <Admins communityId={forum.id} />
        {forum.requestingUserIsMember === 'YES' && <Invited communityId={forum.id} />}
      </div>
    </div>
  );
}

function Members({ forum }: { readonly forum: Forum }) {
  const userId = useSession().user?.id ?? '';
  const [search, setSearch] = useState('');
  const members = useInfiniteQuery(forumQueries.members(forum.id, userId, search));
  const end = useNearEnd(members);
  useLogged(members.error);
  const rows = rowsOf(members.data?.pages ?? []);
  return (
    <section aria-labelledby="members" className={classes.card}>
      <h2 id="members" className={classes.heading}>
        {messages.members()}
      </h2>
      <SearchField label={messages.searchMembers()} value={search} onChange={setSearch} />
      {members.isPending && <CardListSkeleton cards={4} label={messages.loadingMembers()} />}
      {members.isSuccess && rows.length === 0 && (
        <p className={classes.none}>{messages.nobodyOfThisName()}</p>
      )}
      <People people={rows} label={messages.members()} />
      {members.isError && <LoadAgain onClick={() => void members.refetch()} />}
      <div ref={end} />
      {members.isFetchingNextPage && <CardListSkeleton cards={1} label={messages.loadingMoreMembers()} />}
    </section>
  );
}

function Admins({ communityId }: { readonly communityId: string }) {
  const admins = useQuery(forumQueries.admins(communityId));
  useLogged(admins.error);
  return (
    <section aria-labelledby="admins" className={classes.card}>
      <h2 id="admins" className={classes.heading}>
        {messages.admins()}
      </h2>
      {admins.isPending && <CardListSkeleton cards={1} label={messages.loadingAdmins()} />}
      <People people={admins.data?.getCommunityAdmins ?? []} label={messages.admins()} />
      {admins.isError && <LoadAgain onClick={() => void admins.refetch()} />}
    </section>
  );
}

/** Whom somebody has invited and who has not answered yet. */
function Invited({ communityId }: { readonly communityId: string }) {
  const userId = useSession().user?.id ?? '';
  const invited = useInfiniteQuery(forumQueries.invited(communityId, userId));
  useLogged(invited.error);
  const rows = rowsOf(invited.data?.pages ?? []);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="invited" className={classes.card}>
      <h2 id="invited" className={classes.heading}>
        {messages.invited()}
      </h2>
      <People people={rows} label={messages.invited()} />
      <NextPage list={invited} label={messages.more()} variant="subtle" />
    </section>
  );
}

function People({ people, label }: { readonly people: readonly Member[]; readonly label: string }) {
  if (people.length === 0) return null;
  return (
    <ul className={classes.people} aria-label={label}>
      {people.map(({ id, user, role }) => {
        const badge = roleLabels[role]?.();
        return (
          <li key={id}>
            <PersonRow person={user} badge={badge && <Badge size="sm">{badge}</Badge>} />
          </li>
        );
      })}
    </ul>
  );
}

/** A list of people that failed says nothing of it (checklist line 248); it can be asked for again. */
function LoadAgain({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="default" size="sm" onClick={onClick}>
      {messages.loadAgain()}
    </Button>
  );
}

/** Failures of member lists are only logged (checklist line 248). */
function useLogged(error: unknown): void {
  useEffect(() => {
    if (error !== null && error !== undefined) logFailure(error);
  }, [error]);
}
