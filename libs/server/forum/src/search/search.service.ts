import { Injectable } from '@nestjs/common';
import {
  type GetUserSuggestionsInput,
  getUserSuggestionsSchema,
  type SearchCommunityThreadsInput,
  searchCommunityThreadsSchema,
  type SearchEverythingInput,
  searchEverythingSchema,
  searchLimits,
} from '@lyceum/contracts';
import { type Actor, assertCan, parseInput, PreparedQueries } from '@lyceum/kernel';
import { DataSource } from 'typeorm';
import { overseesForums } from '../access/forum-access';
import { ForumAccessService } from '../access/forum-access.service';
import type { UserSummary } from '../people/user-summary';
import { namePatterns } from './name-match.queries';
import {
  allThreads,
  communitiesQuery,
  type FoundCommunity,
  type FoundUser,
  forumThreads,
  suggestionsStatement,
  type ThreadHitRow,
  type ThreadStatements,
  usersQuery,
} from './search.queries';
import type { CommunityHit, ReplyHit, Search, ThreadHit, UserHit } from './search-hits';
import { foldText, toTextQuery } from './search-words';
import { markMatches, type Matcher, matcherOf, snippetOf } from './text-marks';

/**
 * Finds threads, forums and people. Nothing is found that the caller may not open: threads that are held, removed or
 * deleted, forums they are not let into, people with a block between them (checklist lines 132–134, 144). The
 * statements are not prepared but planned each time: how common a word is decides the plan.
 */
@Injectable()
export class SearchService {
  constructor(
    private readonly access: ForumAccessService,
    private readonly dataSource: DataSource,
    private readonly queries: PreparedQueries,
  ) {}

  /**
   * Threads of one forum with all the words, the best first; without any, those whose titles are spelt like them.
   * @throws DomainError COMMUNITY_NOT_FOUND, COMMUNITY_BANNED, COMMUNITY_NOT_A_MEMBER
   */
  async inForum(actor: Actor, input: SearchCommunityThreadsInput): Promise<ThreadHit[]> {
    assertCan(actor, 'forum.read');
    const { communityId, searchQuery } = parseInput(searchCommunityThreadsSchema, input);
    await this.access.ofReader(actor, communityId);
    return this.findThreads(forumThreads, actor, searchQuery, [communityId]);
  }

  /** A search over forums, threads and people (checklist line 133). @throws DomainError COMMON_INVALID_INPUT */
  everywhere(actor: Actor, input: SearchEverythingInput): Search {
    assertCan(actor, 'forum.read');
    return { actor, query: parseInput(searchEverythingSchema, input).searchQuery };
  }

  threads({ actor, query }: Search): Promise<ThreadHit[]> {
    return this.findThreads(allThreads, actor, query);
  }

  async communities({ actor, query }: Search): Promise<CommunityHit[]> {
    const rows = await this.queries.rows<FoundCommunity>(communitiesQuery, [
      actor.userId,
      overseesForums(actor),
      foldText(query),
    ]);
    const matcher = matcherOf(query);
    return rows.map((row) => toCommunityHit(row, matcher));
  }

  /** People: friends first, then who shares forums with the caller. */
  async users({ actor, query }: Search): Promise<UserHit[]> {
    const rows = await this.queries.rows<FoundUser>(usersQuery, [
      actor.userId,
      foldText(query),
      ...namePatterns(query),
    ]);
    const matcher = matcherOf(query);
    return rows.map((row) => ({
      ...row,
      nameParts: markMatches(`${row.user.firstName} ${row.user.lastName}`, matcher),
    }));
  }

  /**
   * People for a mention, friends first. Named a thread or a forum, only people who can see it; nobody where the
   * caller cannot (checklist line 134).
   */
  suggestUsers(actor: Actor, input: GetUserSuggestionsInput): Promise<UserSummary[]> {
    assertCan(actor, 'forum.read');
    const { queryString, threadId, communityId } = parseInput(getUserSuggestionsSchema, input);
    const values = [actor.userId, overseesForums(actor), foldText(queryString), ...namePatterns(queryString)];
    return this.dataSource.query<UserSummary[]>(suggestionsStatement, [
      ...values,
      threadId ?? null,
      communityId ?? null,
    ]);
  }

  /**
   * Threads that say it; where these are few, also threads that were answered with it; where there are none, those whose
   * titles are spelt like it. Each is a statement of its own: most searches end with the first.
   * @param place the last parameter of each statement, if they have one
   */
  private async findThreads(
    { saying, answeredWith, alike }: ThreadStatements,
    actor: Actor,
    query: string,
    place: [communityId?: string] = [],
  ): Promise<ThreadHit[]> {
    const find = (statement: string, ...values: unknown[]) =>
      this.dataSource.query<ThreadHitRow[]>(statement, [
        actor.userId,
        overseesForums(actor),
        ...values,
        ...place,
      ]);
    const textQuery = toTextQuery(query);
    let rows = await find(saying, query, textQuery);
    if (rows.length < searchLimits.threads) {
      const known = rows.map(({ id }) => id);
      const answered = await find(answeredWith, textQuery, known);
      rows = [...rows, ...answered].slice(0, searchLimits.threads);
    }
    if (rows.length === 0 && Array.from(query).length >= searchLimits.similarFromLength)
      rows = await find(alike, query);
    const matcher = matcherOf(query);
    return rows.map((row) => toThreadHit(row, matcher));
  }
}

function toThreadHit({ text, reply, ...hit }: ThreadHitRow, matcher: Matcher): ThreadHit {
  return {
    ...hit,
    titleParts: markMatches(hit.title, matcher),
    snippet: snippetOf(text, matcher),
    reply: reply && toReplyHit(reply, matcher),
  };
}

function toReplyHit({ text, ...reply }: NonNullable<ThreadHitRow['reply']>, matcher: Matcher): ReplyHit {
  return { ...reply, snippet: snippetOf(text, matcher) };
}

function toCommunityHit({ text, ...hit }: FoundCommunity, matcher: Matcher): CommunityHit {
  return {
    ...hit,
    displayNameParts: markMatches(hit.displayName, matcher),
    snippet: snippetOf(text, matcher),
  };
}
