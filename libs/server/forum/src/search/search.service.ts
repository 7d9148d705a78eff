import { Injectable } from '@nestjs/common';
import {
  type GetUserSuggestionsInput,
  getUserSuggestionsSchema,
  type SearchCommunityThreadsInput,
  searchCommunityThreadsSchema,
  type SearchEverythingInput,
  searchEverythingSchema,
} from '@lyceum/contracts';
import { type Actor, assertCan, parseInput, PreparedQueries } from '@lyceum/kernel';
import { overseesForums } from '../access/forum-access';
import { ForumAccessService } from '../access/forum-access.service';
import type { UserSummary } from '../people/user-summary';
import { namePatterns } from './name-match.queries';
import {
  allThreadsQuery,
  type FoundCommunity,
  forumThreadsQuery,
  placesAndPeopleQuery,
  type PlacesAndPeopleRow,
  suggestionsQuery,
  type ThreadHitRow,
} from './search.queries';
import type { CommunityHit, Findings, ThreadHit } from './search-hits';
import { markMatches, snippetOf } from './text-marks';

/**
 * Finds threads, forums and people. Nothing is found that the caller may not open: threads that are held, removed or
 * deleted, forums they are not let into, people with a block between them (checklist lines 132–134, 144).
 */
@Injectable()
export class SearchService {
  constructor(
    private readonly access: ForumAccessService,
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
    const values = [actor.userId, overseesForums(actor), searchQuery, communityId];
    const rows = await this.queries.rows<ThreadHitRow>(forumThreadsQuery, values);
    return rows.map((row) => toThreadHit(row, searchQuery));
  }

  /** Forums, threads and people at once (checklist line 133). People: friends first, then who shares forums. */
  async everywhere(actor: Actor, input: SearchEverythingInput): Promise<Findings> {
    assertCan(actor, 'forum.read');
    const { searchQuery } = parseInput(searchEverythingSchema, input);
    const values = [actor.userId, overseesForums(actor), searchQuery];
    const [threads, [found]] = await Promise.all([
      this.queries.rows<ThreadHitRow>(allThreadsQuery, values),
      this.queries.rows<PlacesAndPeopleRow>(placesAndPeopleQuery, [...values, ...namePatterns(searchQuery)]),
    ]);
    return {
      communities: (found?.communities ?? []).map((row) => toCommunityHit(row, searchQuery)),
      threads: threads.map((row) => toThreadHit(row, searchQuery)),
      users: (found?.users ?? []).map((row) => ({
        ...row,
        nameParts: markMatches(`${row.user.firstName} ${row.user.lastName}`, searchQuery),
      })),
    };
  }

  /**
   * People for a mention, friends first. Named a thread or a forum, only people who can see it; nobody where the
   * caller cannot (checklist line 134).
   */
  suggestUsers(actor: Actor, input: GetUserSuggestionsInput): Promise<UserSummary[]> {
    assertCan(actor, 'forum.read');
    const { queryString, threadId, communityId } = parseInput(getUserSuggestionsSchema, input);
    const place = [threadId ?? null, communityId ?? null];
    const values = [actor.userId, overseesForums(actor), queryString, ...namePatterns(queryString), ...place];
    return this.queries.rows<UserSummary & Record<string, unknown>>(suggestionsQuery, values);
  }
}

function toThreadHit({ text, ...hit }: ThreadHitRow, query: string): ThreadHit {
  return { ...hit, titleParts: markMatches(hit.title, query), snippet: snippetOf(text, query) };
}

function toCommunityHit({ text, ...hit }: FoundCommunity, query: string): CommunityHit {
  return {
    ...hit,
    displayNameParts: markMatches(hit.displayName, query),
    snippet: snippetOf(text, query),
  };
}
