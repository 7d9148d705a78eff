import type { SearchTime } from '@lyceum/contracts/search';
import {
  assertCan,
  Finds,
  PreparedQueries,
  type SearchFindingsModel,
  type SearchSource,
  statement,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { readerOf } from '../access/forum-access';
import { isReadable } from '../access/forum-access.queries';
import { ThreadSearchHitModel } from './search.model';
import { ThreadSearchService } from './thread-search.service';

/** Ids of the forums a search looks through. */
const readableForumsQuery = statement<{ ids: string[] | null }>(
  'forum.search-readable',
  `SELECT array_agg(c.id) AS ids FROM communities c WHERE ${isReadable('c')}`,
);

const days: Readonly<Record<SearchTime, number>> = { DAY: 1, WEEK: 7, MONTH: 30, YEAR: 365 };

const beginningOf = (time: SearchTime): Date => new Date(Date.now() - days[time] * 24 * 60 * 60 * 1_000);

/** Finds threads of the forums that the caller may open. */
@Injectable()
@Finds('threads', () => ThreadSearchHitModel)
export class ThreadSource implements SearchSource<ThreadSearchHitModel> {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly threads: ThreadSearchService,
  ) {}

  async find({ actor, query, narrowing }: SearchFindingsModel): Promise<ThreadSearchHitModel[]> {
    assertCan(actor, 'forum.read');
    const [readable] = await this.queries.rows(readableForumsQuery, readerOf(actor));
    const ids = readable?.ids ?? [];
    const { communityId, authorId, time } = narrowing;
    const range = { authorId, since: time && beginningOf(time) };
    if (communityId === null) return this.threads.inForums(actor.userId, ids, query, range);
    return ids.includes(communityId) ? this.threads.inForum(actor.userId, communityId, query, range) : [];
  }
}
