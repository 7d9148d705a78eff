import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  type GetUserSuggestionsInput,
  getUserSuggestionsSchema,
  type SearchCommunityThreadsInput,
  searchCommunityThreadsSchema,
  type SearchEverythingInput,
  searchEverythingSchema,
} from '@lyceum/contracts/forum';
import { ContactService, ContactStatements } from '@lyceum/friends';
import { type Actor, assertCan, parseInput, PreparedQueries } from '@lyceum/kernel';
import { readerOf } from '../access/forum-access';
import { ForumAccessService } from '../access/forum-access.service';
import { nameValues } from './name-match.queries';
import { communitiesQuery, type FoundCommunity, peopleQueries, readableForumsQuery } from './search.queries';
import { foldText } from './search-words';
import { markMatches, type Matcher, matcherOf, snippetOf } from './text-marks';
import { ThreadSearchService } from './thread-search.service';
import type {
  CommunitySearchHitModel,
  SearchFindingsModel,
  ThreadSearchHitModel,
  UserSearchHitModel,
} from './search.model';
import type { UserSummaryModel } from '@lyceum/auth';

/**
 * Finds threads, forums and people. Nothing is found that the caller may not open: threads that are held, removed or
 * deleted, forums they are not let into, people with a block between them (checklist lines 132–134, 144).
 */
@Injectable()
export class SearchService implements OnApplicationBootstrap {
  private readonly people: ContactStatements<ReturnType<typeof peopleQueries>>;

  constructor(
    private readonly access: ForumAccessService,
    private readonly queries: PreparedQueries,
    private readonly threadSearch: ThreadSearchService,
    contact: ContactService,
  ) {
    this.people = new ContactStatements(contact, peopleQueries);
  }

  onApplicationBootstrap(): void {
    this.people.makeAll();
  }

  /**
   * Threads of one forum with all the words, the best first; without any, those whose titles are spelt like them.
   * @throws DomainError COMMUNITY_NOT_FOUND, COMMUNITY_BANNED, COMMUNITY_NOT_A_MEMBER
   */
  async inForum(actor: Actor, input: SearchCommunityThreadsInput): Promise<ThreadSearchHitModel[]> {
    assertCan(actor, 'forum.read');
    const { communityId, searchQuery } = parseInput(searchCommunityThreadsSchema, input);
    await this.access.ofReader(actor, communityId);
    return this.threadSearch.inForum(actor.userId, communityId, searchQuery);
  }

  /** A search over forums, threads and people (checklist line 133). @throws DomainError COMMON_INVALID_INPUT */
  everywhere(actor: Actor, input: SearchEverythingInput): SearchFindingsModel {
    assertCan(actor, 'forum.read');
    return { actor, query: parseInput(searchEverythingSchema, input).searchQuery };
  }

  async threads({ actor, query }: SearchFindingsModel): Promise<ThreadSearchHitModel[]> {
    const [readable] = await this.queries.rows(readableForumsQuery, readerOf(actor));
    return this.threadSearch.inForums(actor.userId, readable?.ids ?? [], query);
  }

  async communities({ actor, query }: SearchFindingsModel): Promise<CommunitySearchHitModel[]> {
    const rows = await this.queries.rows(communitiesQuery, {
      ...readerOf(actor),
      text: foldText(query),
    });
    const matcher = matcherOf(query);
    return rows.map((row) => toCommunityHit(row, matcher));
  }

  /** People whom the caller may know of (`contactTable`): friends first, then who shares forums with the caller. */
  async users({ actor, query }: SearchFindingsModel): Promise<UserSearchHitModel[]> {
    const rows = await this.queries.rows(this.people.of(actor).users, {
      userId: actor.userId,
      ...nameValues(query),
    });
    const matcher = matcherOf(query);
    return rows.map((row) => ({
      ...row,
      nameParts: markMatches(`${row.user.firstName} ${row.user.lastName}`, matcher),
    }));
  }

  /**
   * People for a mention whom the caller may know of (`contactTable`), friends first. Named a thread or a forum, only people who can see it; nobody where the
   * caller cannot (checklist line 134).
   */
  suggestUsers(actor: Actor, input: GetUserSuggestionsInput): Promise<UserSummaryModel[]> {
    assertCan(actor, 'forum.read');
    const { queryString, threadId, communityId } = parseInput(getUserSuggestionsSchema, input);
    return this.queries.rows(this.people.of(actor).suggestions, {
      ...readerOf(actor),
      ...nameValues(queryString),
      threadId: threadId ?? null,
      communityId: communityId ?? null,
    });
  }
}

function toCommunityHit({ text, ...hit }: FoundCommunity, matcher: Matcher): CommunitySearchHitModel {
  return {
    ...hit,
    displayNameParts: markMatches(hit.displayName, matcher),
    snippet: snippetOf(text, matcher),
  };
}
