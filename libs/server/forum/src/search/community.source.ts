import { forumSearchLimits } from '@lyceum/contracts/forum';
import { searchLimits } from '@lyceum/contracts/search';
import {
  assertCan,
  Finds,
  foldText,
  markMatches,
  type Matcher,
  matcherOf,
  PreparedQueries,
  type SearchFindingsModel,
  type SearchSource,
  snippetOf,
  statement,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { readerOf } from '../access/forum-access';
import { isReadable } from '../access/forum-access.queries';
import { CommunitySearchHitModel } from './search.model';

type FoundCommunity = Omit<CommunitySearchHitModel, 'displayNameParts' | 'snippet'> & { text: string };

/** `$text` is what is looked for, folded. */
const communitiesQuery = statement<FoundCommunity>(
  'forum.search-communities',
  `
    SELECT c.id, c.name, c.display_name AS "displayName", c.img_url AS "imgUrl", c.members_cnt AS "membersCnt",
           concat_ws(' ', nullif(c.title, ''), c.description) AS text
    FROM communities c
    WHERE (strpos(search_fold(c.display_name || ' ' || c.title || ' ' || c.description), $text) > 0
        OR (char_length($text) >= ${String(searchLimits.similarFromLength)} AND $text <% c.display_name))
      AND ${isReadable('c')}
    ORDER BY greatest(word_similarity($text, c.display_name),
                      CASE WHEN strpos(search_fold(c.display_name), $text) > 0 THEN 2 ELSE 0 END) DESC,
             c.members_cnt DESC, c.id
    LIMIT ${String(forumSearchLimits.communities)}`,
);

/** Finds forums that the caller may open. */
@Injectable()
@Finds('communities', () => CommunitySearchHitModel)
export class CommunitySource implements SearchSource<CommunitySearchHitModel> {
  constructor(private readonly queries: PreparedQueries) {}

  async find({ actor, query }: SearchFindingsModel): Promise<CommunitySearchHitModel[]> {
    assertCan(actor, 'forum.read');
    const rows = await this.queries.rows(communitiesQuery, { ...readerOf(actor), text: foldText(query) });
    const matcher = matcherOf(query);
    return rows.map((row) => toCommunityHit(row, matcher));
  }
}

function toCommunityHit({ text, ...hit }: FoundCommunity, matcher: Matcher): CommunitySearchHitModel {
  return {
    ...hit,
    displayNameParts: markMatches(hit.displayName, matcher),
    snippet: snippetOf(text, matcher),
  };
}
