import { Args, ID, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import type { UserSummary } from '../people/user-summary';
import { UserSummaryModel } from '../people/user-summary.model';
import {
  CommunitySearchHitModel,
  SearchFindingsModel,
  ThreadSearchHitModel,
  UserSearchHitModel,
} from './search.model';
import { SearchService } from './search.service';
import type { CommunityHit, Search, ThreadHit, UserHit } from './search-hits';

@Resolver()
export class SearchResolver {
  constructor(private readonly search: SearchService) {}

  @Requires('forum.read')
  @Limited(forumCalls.threadSearch)
  @Query(() => [ThreadSearchHitModel], { description: 'Threads of one forum, the best hit first.' })
  searchCommunityThreads(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('searchQuery', { type: () => String }) searchQuery: string,
  ): Promise<ThreadHit[]> {
    return this.search.inForum(actor, { communityId, searchQuery });
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Limited(forumCalls.search)
  @Query(() => SearchFindingsModel, { description: 'Forums, threads and people that the caller may see.' })
  searchCommunitiesThreadsUsers(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('searchQuery', { type: () => String }) searchQuery: string,
  ): Search {
    return this.search.everywhere(actor, { userId, searchQuery });
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Limited(forumCalls.mentions)
  @Query(() => [UserSummaryModel], {
    description: 'People for a mention; with a thread or a forum, only those who can see it.',
  })
  getUserSuggestions(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('queryString', { type: () => String }) queryString: string,
    @Args('threadId', { type: () => ID, nullable: true }) threadId?: string,
    @Args('communityId', { type: () => ID, nullable: true }) communityId?: string,
  ): Promise<UserSummary[]> {
    return this.search.suggestUsers(actor, { userId, queryString, threadId, communityId });
  }
}

/** What a search over everything found; each kind costs its statements only where it is asked for. */
@Resolver(() => SearchFindingsModel)
export class SearchFindingsResolver {
  constructor(private readonly search: SearchService) {}

  @ResolveField(() => [CommunitySearchHitModel], { description: 'The best hit first, as all of these.' })
  communities(@Parent() search: Search): Promise<CommunityHit[]> {
    return this.search.communities(search);
  }

  @ResolveField(() => [ThreadSearchHitModel])
  threads(@Parent() search: Search): Promise<ThreadHit[]> {
    return this.search.threads(search);
  }

  @ResolveField(() => [UserSearchHitModel])
  users(@Parent() search: Search): Promise<UserHit[]> {
    return this.search.users(search);
  }
}
