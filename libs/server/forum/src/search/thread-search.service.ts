import { Injectable } from '@nestjs/common';
import { searchLimits } from '@lyceum/contracts';
import { PreparedQueries, type PreparedQuery } from '@lyceum/kernel';
import { DataSource } from 'typeorm';
import type { ReplyRow } from './reply-hits.queries';
import type { ReplyHit, ThreadHit } from './search-hits';
import { toTextQuery } from './search-words';
import { markMatches, type Matcher, matcherOf, snippetOf } from './text-marks';
import {
  type FoundThread,
  type ThreadRow,
  threadRowsQuery,
  threadsOfForum,
  threadsOfForums,
  type ThreadStatements,
} from './thread-hits.queries';

/** Finds threads in forums that the caller has been found to be let into. */
@Injectable()
export class ThreadSearchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: PreparedQueries,
  ) {}

  /** Threads of one forum, the best first. */
  inForum(readerId: string, communityId: string, query: string): Promise<ThreadHit[]> {
    return this.find(threadsOfForum, readerId, communityId, query);
  }

  inForums(readerId: string, communityIds: readonly string[], query: string): Promise<ThreadHit[]> {
    return this.find(threadsOfForums, readerId, communityIds, query);
  }

  private async find(
    statements: ThreadStatements,
    readerId: string,
    place: string | readonly string[],
    query: string,
  ): Promise<ThreadHit[]> {
    const found = await this.choose(statements, [readerId, place], query);
    if (found.length === 0) return [];
    const rows = await this.queries.rows<ThreadRow>(threadRowsQuery, [found.map(({ id }) => id)]);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const matcher = matcherOf(query);
    return found.flatMap(({ id, reply }) => {
      const row = rowOf.get(id);
      return row ? [toThreadHit(row, reply, matcher)] : [];
    });
  }

  /**
   * Threads that say it; where these are few, also threads that were answered with it; where there are none, those whose
   * titles are spelt like it. Each is a statement of its own: most searches end with the first.
   */
  private async choose(
    { saying, answeredWith, alike }: ThreadStatements,
    scope: readonly unknown[],
    query: string,
  ): Promise<FoundThread[]> {
    const textQuery = toTextQuery(query);
    const ask = (statement: PreparedQuery, ...values: unknown[]) =>
      this.queries.rows<{ id: string; reply?: ReplyRow }>(statement, [...scope, ...values]);
    const found = await this.dataSource.query<FoundThread[]>(saying, [...scope, query, textQuery]);
    if (found.length === searchLimits.threads) return found;
    const known = found.map(({ id }) => id);
    found.push(...(await ask(answeredWith, textQuery, known)));
    const isLong = Array.from(query).length >= searchLimits.similarFromLength;
    return found.length === 0 && isLong ? ask(alike, query) : found.slice(0, searchLimits.threads);
  }
}

function toThreadHit({ text, ...hit }: ThreadRow, reply: ReplyRow | undefined, matcher: Matcher): ThreadHit {
  return {
    ...hit,
    titleParts: markMatches(hit.title, matcher),
    snippet: snippetOf(text, matcher),
    reply: reply ? toReplyHit(reply, matcher) : null,
  };
}

function toReplyHit({ text, ...reply }: ReplyRow, matcher: Matcher): ReplyHit {
  return { ...reply, snippet: snippetOf(text, matcher) };
}
