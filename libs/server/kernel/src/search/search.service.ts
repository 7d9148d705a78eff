import { type SearchEverythingInput, searchEverythingSchema } from '@lyceum/contracts/search';
import { Injectable } from '@nestjs/common';
import { type Actor, assertCan } from '../actor/actor';
import { parseInput } from '../validation/parse-input';
import type { SearchFindingsModel } from './search.model';

/** Begins searches over everything; what is found is the domains'. */
@Injectable()
export class SearchService {
  /** A search over everything that may be found (checklist line 133). @throws DomainError COMMON_INVALID_INPUT */
  everywhere(actor: Actor, input: SearchEverythingInput): SearchFindingsModel {
    assertCan(actor, 'search.use');
    return { actor, query: parseInput(searchEverythingSchema, input).searchQuery };
  }
}
