import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { ActingUser, type Actor, CurrentActor, Requires } from '@lyceum/kernel';
import type { UserSummary } from '../people/user-summary';
import { UserSummaryModel } from '../people/user-summary.model';
import { SearchFindingsModel, ThreadSearchHitModel } from './search.model';
import { SearchService } from './search.service';
import type { Findings, ThreadHit } from './search-hits';

@Resolver()
export class SearchResolver {
  constructor(private readonly search: SearchService) {}

  @Requires('forum.read')
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
  @Query(() => SearchFindingsModel, { description: 'Forums, threads and people that the caller may see.' })
  searchCommunitiesThreadsUsers(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('searchQuery', { type: () => String }) searchQuery: string,
  ): Promise<Findings> {
    return this.search.everywhere(actor, { userId, searchQuery });
  }

  @Requires('forum.read')
  @ActingUser('userId')
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
