import {
  type SearchEverythingInput,
  searchEverythingSchema,
  type SuggestSearchInput,
  suggestSearchSchema,
} from '@lyceum/contracts/search';
import { Injectable } from '@nestjs/common';
import { type Actor, assertCan } from '../actor/actor';
import { parseInput } from '../validation/parse-input';
import type { SearchFindingsModel, SearchSuggestionsModel } from './search.model';

/** Begins searches over everything; what is found is the domains'. */
@Injectable()
export class SearchService {
  /** A search over everything that may be found (checklist line 133). @throws DomainError COMMON_INVALID_INPUT */
  everywhere(actor: Actor, input: SearchEverythingInput): SearchFindingsModel {
    assertCan(actor, 'search.use');
    const { searchQuery, communityId, authorId, time } = parseInput(searchEverythingSchema, input);
    const narrowing = { communityId: communityId ?? null, authorId: authorId ?? null, time: time ?? null };
    return { actor, query: searchQuery, narrowing };
  }

  /** What may be looked for, while it is typed. @throws DomainError COMMON_INVALID_INPUT */
  suggest(actor: Actor, input: SuggestSearchInput): SearchSuggestionsModel {
    assertCan(actor, 'search.use');
    return { actor, query: parseInput(suggestSearchSchema, input).searchQuery };
  }
}
