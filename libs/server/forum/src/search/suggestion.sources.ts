import { forumSearchLimits } from '@lyceum/contracts/forum';
import {
  assertCan,
  beginningsOf,
  foldText,
  PreparedQueries,
  type SearchSuggestionsModel,
  statement,
  type SuggestionSource,
  Suggests,
  toTextQuery,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { readerOf } from '../access/forum-access';
import { isNotHidden, isReadable } from '../access/forum-access.queries';
import { SearchedForumModel, ThreadSuggestionModel } from './search.model';

const begins = (text: string): string =>
  `(search_fold(${text}) LIKE $first OR search_fold(${text}) LIKE $later)`;

const forumsQuery = statement<SearchedForumModel>(
  'forum.suggest-forums',
  `SELECT c.id, c.name, c.display_name AS "displayName", c.img_url AS "imgUrl" FROM communities c
   WHERE ${begins('c.display_name')} AND ${isReadable('c')}
   ORDER BY c.members_cnt DESC, c.id LIMIT ${String(forumSearchLimits.forumSuggestions)}`,
);

/** Of the newest threads with the words, so that a common beginning costs no more than a rare one. */
const threadsQuery = statement<ThreadSuggestionModel>(
  'forum.suggest-threads',
  `SELECT id, title FROM (
     SELECT t.id, t.title, t.creator_id, t.created_at FROM threads t JOIN communities c ON c.id = t.community_id
     WHERE t.search @@ $words::tsquery AND t.status = 'VISIBLE' AND ${isReadable('c')}
     ORDER BY t.created_at DESC, t.id DESC LIMIT ${String(forumSearchLimits.rankedHits)}) t
   WHERE ${begins('t.title')} AND ${isNotHidden('t.creator_id')}
   ORDER BY created_at DESC, id DESC LIMIT ${String(forumSearchLimits.threadSuggestions)}`,
);

/** Suggests forums that the caller may open, the largest first. */
@Injectable()
@Suggests('communities', () => SearchedForumModel)
export class ForumSuggestions implements SuggestionSource<SearchedForumModel> {
  constructor(private readonly queries: PreparedQueries) {}

  suggest({ actor, query }: SearchSuggestionsModel): Promise<SearchedForumModel[]> {
    assertCan(actor, 'forum.read');
    return this.queries.rows(forumsQuery, { ...readerOf(actor), ...beginningsOf(foldText(query)) });
  }
}

/** Suggests threads of such forums, the newest first. */
@Injectable()
@Suggests('threads', () => ThreadSuggestionModel)
export class ThreadSuggestions implements SuggestionSource<ThreadSuggestionModel> {
  constructor(private readonly queries: PreparedQueries) {}

  suggest({ actor, query }: SearchSuggestionsModel): Promise<ThreadSuggestionModel[]> {
    assertCan(actor, 'forum.read');
    const values = { ...readerOf(actor), ...beginningsOf(foldText(query)), words: toTextQuery(query) };
    // As of a search: how common a word is decides the plan.
    return this.queries.planned(threadsQuery, values);
  }
}
