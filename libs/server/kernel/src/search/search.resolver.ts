import {
  searchCalls,
  type SearchEverythingInput,
  searchEverythingSchema,
  type SuggestSearchInput,
  suggestSearchSchema,
} from '@lyceum/contracts/search';
import { Query, Resolver } from '@nestjs/graphql';
import { ActingUser } from '../access/acting-user';
import { Requires } from '../access/access.decorators';
import type { Actor } from '../actor/actor';
import { CurrentActor } from '../actor/current-actor.decorator';
import { Arguments } from '../graphql/contract-input';
import { Limited } from '../rate-limits/limited.decorator';
import { SearchFindingsModel, SearchSuggestionsModel } from './search.model';
import { SearchService } from './search.service';

/** The search over everything; the fields of what it gives back are the domains'. */
@Resolver()
export class SearchResolver {
  constructor(private readonly search: SearchService) {}

  @Requires('search.use')
  @ActingUser('userId')
  @Limited(searchCalls.everything)
  @Query(() => SearchFindingsModel, { description: 'Forums, threads and people that the caller may see.' })
  searchCommunitiesThreadsUsers(
    @CurrentActor() actor: Actor,
    @Arguments(searchEverythingSchema) input: SearchEverythingInput,
  ): SearchFindingsModel {
    return this.search.everywhere(actor, input);
  }

  @Requires('search.use')
  @ActingUser('userId')
  @Limited(searchCalls.suggestions)
  @Query(() => SearchSuggestionsModel, { description: 'What the caller may see and begins with it.' })
  getSearchSuggestions(
    @CurrentActor() actor: Actor,
    @Arguments(suggestSearchSchema) input: SuggestSearchInput,
  ): SearchSuggestionsModel {
    return this.search.suggest(actor, input);
  }
}
