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

/** Finds threads of the forums that the caller may open. */
@Injectable()
@Finds('threads', () => ThreadSearchHitModel)
export class ThreadSource implements SearchSource<ThreadSearchHitModel> {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly threads: ThreadSearchService,
  ) {}

  async find({ actor, query }: SearchFindingsModel): Promise<ThreadSearchHitModel[]> {
    assertCan(actor, 'forum.read');
    const [readable] = await this.queries.rows(readableForumsQuery, readerOf(actor));
    return this.threads.inForums(actor.userId, readable?.ids ?? [], query);
  }
}
