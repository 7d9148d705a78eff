import { Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  forumCalls,
  type GetUserSuggestionsInput,
  getUserSuggestionsSchema,
  type SearchCommunityThreadsInput,
  searchCommunityThreadsSchema,
  type SearchEverythingInput,
  searchEverythingSchema,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { UserSummaryModel } from '@lyceum/auth';
import {
  CommunitySearchHitModel,
  SearchFindingsModel,
  ThreadSearchHitModel,
  UserSearchHitModel,
} from './search.model';
import { SearchService } from './search.service';

@Resolver()
export class SearchResolver {
  constructor(private readonly search: SearchService) {}

  @Requires('forum.read')
  @Limited(forumCalls.threadSearch)
  @Query(() => [ThreadSearchHitModel], { description: 'Threads of one forum, the best hit first.' })
  searchCommunityThreads(
    @CurrentActor() actor: Actor,
    @Arguments(searchCommunityThreadsSchema) input: SearchCommunityThreadsInput,
  ): Promise<ThreadSearchHitModel[]> {
    return this.search.inForum(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Limited(forumCalls.search)
  @Query(() => SearchFindingsModel, { description: 'Forums, threads and people that the caller may see.' })
  searchCommunitiesThreadsUsers(
    @CurrentActor() actor: Actor,
    @Arguments(searchEverythingSchema) input: SearchEverythingInput,
  ): SearchFindingsModel {
    return this.search.everywhere(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Limited(forumCalls.mentions)
  @Query(() => [UserSummaryModel], {
    description: 'People for a mention; with a thread or a forum, only those who can see it.',
  })
  getUserSuggestions(
    @CurrentActor() actor: Actor,
    @Arguments(getUserSuggestionsSchema) input: GetUserSuggestionsInput,
  ): Promise<UserSummaryModel[]> {
    return this.search.suggestUsers(actor, input);
  }
}

/** What a search over everything found; each kind costs its statements only where it is asked for. */
@Resolver(() => SearchFindingsModel)
export class SearchFindingsResolver {
  constructor(private readonly search: SearchService) {}

  @ResolveField(() => [CommunitySearchHitModel], { description: 'The best hit first, as all of these.' })
  communities(@Parent() search: SearchFindingsModel): Promise<CommunitySearchHitModel[]> {
    return this.search.communities(search);
  }

  @ResolveField(() => [ThreadSearchHitModel])
  threads(@Parent() search: SearchFindingsModel): Promise<ThreadSearchHitModel[]> {
    return this.search.threads(search);
  }

  @ResolveField(() => [UserSearchHitModel])
  users(@Parent() search: SearchFindingsModel): Promise<UserSearchHitModel[]> {
    return this.search.users(search);
  }
}
