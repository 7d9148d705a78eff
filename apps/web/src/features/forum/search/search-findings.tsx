import { UserAvatar, UserLink } from '@lyceum/ui';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { ForumIcon } from '../parts/forum-icon';
import * as counts from '../parts/counts.messages';
import { MarkedText } from './marked-text';
import type { SearchTab } from './search-address';
import type { Findings } from './search-queries';
import * as own from './search-screen.messages';
import * as messages from './search.messages';
import classes from './search.module.css';
import { ThreadHitRow } from './thread-hit';

interface SearchFindingsProps {
  readonly findings: Findings;
  readonly query: string;
  /** Whether all of them are shown, or the first of each kind and the way to the others. */
  readonly isWhole: boolean;
}

/** How many of a kind stand among the others. */
const firsts = { communities: 3, threads: 5, users: 4 } as const;

/** Forums, threads and people that were found; a kind of which there is nothing is left out. */
export function SearchFindings({ findings, query, isWhole }: SearchFindingsProps) {
  const first = <Hit,>(hits: readonly Hit[], count: number): readonly Hit[] =>
    isWhole ? hits : hits.slice(0, count);
  const communities = first(findings.communities, firsts.communities);
  const threads = first(findings.threads, firsts.threads);
  const users = first(findings.users, firsts.users);
  const more = (kind: keyof Findings, tab: SearchTab, label: string): ReactNode =>
    !isWhole &&
    findings[kind].length > firsts[kind] && (
      <Link to="/search" search={{ q: query, tab }} className={classes.all ?? ''}>
        {label}
      </Link>
    );
  return (
    <>
      <Group
        title={messages.forums()}
        count={communities.length}
        more={more('communities', 'forums', own.allForums())}
      >
        {communities.map((forum) => (
          <li key={forum.id}>
            <ForumHit forum={forum} />
          </li>
        ))}
      </Group>
      <Group
        title={messages.threads()}
        count={threads.length}
        more={more('threads', 'threads', own.allThreads())}
      >
        {threads.map((hit) => (
          <li key={hit.id}>
            <ThreadHitRow hit={hit} showsForum />
          </li>
        ))}
      </Group>
      <Group title={messages.people()} count={users.length} more={more('users', 'people', own.allPeople())}>
        {users.map((found) => (
          <li key={found.user.id}>
            <PersonHit found={found} />
          </li>
        ))}
      </Group>
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly count: number;
  /** The way to the others. */
  readonly more: ReactNode;
  readonly children: ReactNode;
}

function Group({ title, count, more, children }: GroupProps) {
  const titleId = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={titleId} className={classes.group}>
      <h2 id={titleId} className={classes.heading}>
        {title}
      </h2>
      <ul className={classes.list}>{children}</ul>
      {more}
    </section>
  );
}

function ForumHit({ forum }: { readonly forum: Findings['communities'][number] }) {
  return (
    <div className={classes.row}>
      <ForumIcon forum={forum} size={40} />
      <div className={classes.words}>
        <Link to="/$" params={{ _splat: `community/${forum.name}` }} className={classes.link ?? ''}>
          <MarkedText parts={forum.displayNameParts} />
        </Link>
        {forum.snippet.length > 0 && (
          <p className={classes.snippet}>
            <MarkedText parts={forum.snippet} />
          </p>
        )}
        <div className={classes.facts}>{counts.members({ count: forum.membersCnt })}</div>
      </div>
    </div>
  );
}

function PersonHit({ found }: { readonly found: Findings['users'][number] }) {
  const { user, isFriend, sharedForumsCnt } = found;
  const facts = [
    ...(isFriend ? [messages.friend()] : []),
    ...(sharedForumsCnt > 0
      ? [messages.forumsInCommon({ forums: counts.forums({ count: sharedForumsCnt }) })]
      : []),
  ];
  return (
    <div className={classes.row}>
      <UserLink user={user} kind="picture">
        <UserAvatar
          firstName={user.firstName}
          lastName={user.lastName}
          src={user.profilePictureUrl ?? null}
          size={40}
          decorative
        />
      </UserLink>
      <div className={classes.words}>
        <UserLink user={user}>
          <span className={classes.name}>
            <MarkedText parts={found.nameParts} />
          </span>
        </UserLink>
        {facts.length > 0 && <div className={classes.facts}>{facts.join(' · ')}</div>}
      </div>
    </div>
  );
}
