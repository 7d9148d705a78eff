import { Injectable } from '@nestjs/common';
import {
  type GetUserSuggestionsInput,
  getUserSuggestionsSchema,
  type SearchCommunityThreadsInput,
  searchCommunityThreadsSchema,
  type SearchEverythingInput,
  searchEverythingSchema,
} from '@lyceum/contracts';
import { type Actor, assertCan, parseInput } from '@lyceum/kernel';
import { DataSource } from 'typeorm';
import { overseesForums } from '../access/forum-access';
import { ForumAccessService } from '../access/forum-access.service';
import type { UserSummary } from '../people/user-summary';
import { namePatterns } from './name-match.queries';
import {
  allThreadsStatement,
  type FoundCommunity,
  forumThreadsStatement,
  placesAndPeopleStatement,
  type PlacesAndPeopleRow,
  suggestionsStatement,
  type ThreadHitRow,
} from './search.queries';
import type { CommunityHit, Findings, ReplyHit, ThreadHit } from './search-hits';
import { foldText, toTextQuery } from './search-words';
import { markMatches, snippetOf } from './text-marks';

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
  ) {}

  /**
   * Threads of one forum with all the words, the best first; without any, those whose titles are spelt like them.
   * @throws DomainError COMMUNITY_NOT_FOUND, COMMUNITY_BANNED, COMMUNITY_NOT_A_MEMBER
   */
  async inForum(actor: Actor, input: SearchCommunityThreadsInput): Promise<ThreadHit[]> {
    assertCan(actor, 'forum.read');
    const { communityId, searchQuery } = parseInput(searchCommunityThreadsSchema, input);
    await this.access.ofReader(actor, communityId);
    const values = [actor.userId, overseesForums(actor), searchQuery, toTextQuery(searchQuery), communityId];
    const rows = await this.dataSource.query<ThreadHitRow[]>(forumThreadsStatement, values);
    return rows.map((row) => toThreadHit(row, searchQuery));
  }

  /** Forums, threads and people at once (checklist line 133). People: friends first, then who shares forums. */
  async everywhere(actor: Actor, input: SearchEverythingInput): Promise<Findings> {
    assertCan(actor, 'forum.read');
    const { searchQuery } = parseInput(searchEverythingSchema, input);
    const reader = [actor.userId, overseesForums(actor)];
    const names = [foldText(searchQuery), ...namePatterns(searchQuery)];
    const [threads, [found]] = await Promise.all([
      this.dataSource.query<ThreadHitRow[]>(allThreadsStatement, [
        ...reader,
        searchQuery,
        toTextQuery(searchQuery),
      ]),
      this.dataSource.query<PlacesAndPeopleRow[]>(placesAndPeopleStatement, [...reader, ...names]),
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
    const values = [actor.userId, overseesForums(actor), foldText(queryString), ...namePatterns(queryString)];
    return this.dataSource.query<UserSummary[]>(suggestionsStatement, [
      ...values,
      threadId ?? null,
      communityId ?? null,
    ]);
  }
}

function toThreadHit({ text, reply, ...hit }: ThreadHitRow, query: string): ThreadHit {
  return {
    ...hit,
    titleParts: markMatches(hit.title, query),
    snippet: snippetOf(text, query),
    reply: reply && toReplyHit(reply, query),
  };
}

function toReplyHit({ text, ...reply }: NonNullable<ThreadHitRow['reply']>, query: string): ReplyHit {
  return { ...reply, snippet: snippetOf(text, query) };
}

function toCommunityHit({ text, ...hit }: FoundCommunity, query: string): CommunityHit {
  return {
    ...hit,
    displayNameParts: markMatches(hit.displayName, query),
    snippet: snippetOf(text, query),
  };
}
