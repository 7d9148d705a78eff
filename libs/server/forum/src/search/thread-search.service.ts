import { Injectable } from '@nestjs/common';
import { forumSearchLimits } from '@lyceum/contracts/forum';
import { searchLimits } from '@lyceum/contracts/search';
import {
  isOfSeveralWords,
  markMatches,
  type Matcher,
  matcherOf,
  PreparedQueries,
  type SearchTextPartModel,
  snippetOf,
  toTextQuery,
} from '@lyceum/kernel';
import { MentionNamesService } from '@lyceum/mentions';
import type { ReplyRow } from './reply-hits.queries';
import {
  type AnsweredThread,
  type FoundThread,
  type ThreadRow,
  threadRowsQuery,
  threadsOfForum,
  threadsOfForums,
  type ThreadStatements,
} from './thread-hits.queries';
import type { ReplySearchHitModel, ThreadSearchHitModel } from './search.model';

/** Since when, and by whom, what is found was written; null for whenever and whoever. */
export interface WrittenIn {
  readonly since: Date | null;
  readonly authorId: string | null;
}

const whenever: WrittenIn = { since: null, authorId: null };

/** Finds threads in forums that the caller has been found to be let into. */
@Injectable()
export class ThreadSearchService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly names: MentionNamesService,
  ) {}

  /** Threads of one forum, the best first. */
  inForum(
    readerId: string,
    communityId: string,
    query: string,
    written = whenever,
  ): Promise<ThreadSearchHitModel[]> {
    return this.find(threadsOfForum, { userId: readerId, forums: communityId, ...written }, query);
  }

  inForums(
    readerId: string,
    communityIds: readonly string[],
    query: string,
    written = whenever,
  ): Promise<ThreadSearchHitModel[]> {
    return this.find(threadsOfForums, { userId: readerId, forums: communityIds, ...written }, query);
  }

  private async find(
    statements: ThreadStatements,
    scope: Scope,
    query: string,
  ): Promise<ThreadSearchHitModel[]> {
    const found = await this.choose(statements, scope, query);
    if (found.length === 0) return [];
    const rows = await this.queries.rows(threadRowsQuery, { threadIds: found.map(({ id }) => id) });
    const replies = found.flatMap(({ reply }) => reply ?? []);
    const named = await this.names.into<{ id: string; text: string }>(scope.userId, [...rows, ...replies]);
    const textOf = new Map(named.map(({ id, text }) => [id, text]));
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const matcher = matcherOf(query);
    const snippet = (id: string) => snippetOf(textOf.get(id) ?? '', matcher);
    return found.flatMap(({ id, reply }) => {
      const row = rowOf.get(id);
      return row ? [toThreadHit(row, reply, { matcher, snippet })] : [];
    });
  }

  /**
   * Threads that say it; where these are few, also threads that were answered with it; where there are none, those whose
   * titles are spelt like it. Each is a statement of its own: most searches end with the first.
   */
  private async choose(
    { saying, answeredWith, alike }: ThreadStatements,
    scope: Scope,
    text: string,
  ): Promise<Found[]> {
    const words = toTextQuery(text);
    const found: Found[] = await this.queries.planned(saying, { ...scope, text, words });
    if (found.length === forumSearchLimits.threads) return found;
    const values = { ...scope, words, known: found.map(({ id }) => id) };
    // Of several words PostgreSQL has to know which are the rare ones: the plan for any took 31 ms, the one for these 2.
    const answered = isOfSeveralWords(words)
      ? this.queries.planned(answeredWith, values)
      : this.queries.rows(answeredWith, values);
    found.push(...(await answered));
    const isLong = Array.from(text).length >= searchLimits.similarFromLength;
    return found.length === 0 && isLong
      ? this.queries.rows(alike, { ...scope, text })
      : found.slice(0, forumSearchLimits.threads);
  }
}

/** For whom, where, and what was written when and by whom is looked through. */
interface Scope extends WrittenIn {
  readonly userId: string;
  readonly forums: string | readonly string[];
}

type Found = FoundThread & Partial<AnsweredThread>;

/** What marks the matches in what was found. */
interface Marking {
  readonly matcher: Matcher;
  readonly snippet: (id: string) => SearchTextPartModel[];
}

function toThreadHit(
  { text: _, ...hit }: ThreadRow,
  reply: ReplyRow | undefined,
  { matcher, snippet }: Marking,
): ThreadSearchHitModel {
  return {
    ...hit,
    titleParts: markMatches(hit.title, matcher),
    snippet: snippet(hit.id),
    reply: reply ? toReplyHit(reply, snippet) : null,
  };
}

function toReplyHit({ text: _, ...reply }: ReplyRow, snippet: Marking['snippet']): ReplySearchHitModel {
  return { ...reply, snippet: snippet(reply.id) };
}
