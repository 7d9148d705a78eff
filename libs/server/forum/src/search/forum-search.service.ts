import { publicRoleLabels } from '@lyceum/contracts/auth';
import {
  type GetUserSuggestionsInput,
  getUserSuggestionsSchema,
  type SearchCommunityThreadsInput,
  searchCommunityThreadsSchema,
} from '@lyceum/contracts/forum';
import { ContactService, ContactStatements } from '@lyceum/friends';
import { type Actor, assertCan, parseInput, PreparedQueries, type Statement } from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { readerOf } from '../access/forum-access';
import { ForumAccessService } from '../access/forum-access.service';
import { nameValues } from './name-match.queries';
import type { MentionSuggestionModel, ThreadSearchHitModel } from './search.model';
import { type SuggestionRow, suggestionsQuery } from './suggestions.queries';
import { ThreadSearchService } from './thread-search.service';

/**
 * Finds what is looked for from within a forum: its threads, and people to mention. Nothing is found that the caller may
 * not open: threads that are held, removed or deleted, forums they are not let into, people with a block between them
 * (checklist lines 132, 134, 144).
 */
@Injectable()
export class ForumSearchService implements OnApplicationBootstrap {
  private readonly suggestions: ContactStatements<Statement<SuggestionRow>>;

  constructor(
    private readonly access: ForumAccessService,
    private readonly queries: PreparedQueries,
    private readonly threadSearch: ThreadSearchService,
    contact: ContactService,
  ) {
    this.suggestions = new ContactStatements(contact, suggestionsQuery);
  }

  onApplicationBootstrap(): void {
    this.suggestions.makeAll();
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

  /**
   * People for a mention whom the caller may know of (`contactTable`), friends first. Named a thread or a forum, only people who can see it; nobody where the
   * caller cannot (checklist line 134).
   */
  async suggestUsers(actor: Actor, input: GetUserSuggestionsInput): Promise<MentionSuggestionModel[]> {
    assertCan(actor, 'forum.read');
    const { queryString, threadId, communityId } = parseInput(getUserSuggestionsSchema, input);
    const rows = await this.queries.rows(this.suggestions.of(actor), {
      ...readerOf(actor),
      ...nameValues(queryString),
      threadId: threadId ?? null,
      communityId: communityId ?? null,
    });
    return rows.map(({ roles, ...person }) => ({ ...person, roleLabels: publicRoleLabels(roles) }));
  }
}
