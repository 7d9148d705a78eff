import { Query, Resolver } from '@nestjs/graphql';
import {
  forumCalls,
  type GetUserSuggestionsInput,
  getUserSuggestionsSchema,
  type SearchCommunityThreadsInput,
  searchCommunityThreadsSchema,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { MentionSuggestionModel, ThreadSearchHitModel } from './search.model';
import { ForumSearchService } from './forum-search.service';

@Resolver()
export class ForumSearchResolver {
  constructor(private readonly search: ForumSearchService) {}

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
  @Limited(forumCalls.mentions)
  @Query(() => [MentionSuggestionModel], {
    description: 'People for a mention; with a thread or a forum, only those who can see it.',
  })
  getUserSuggestions(
    @CurrentActor() actor: Actor,
    @Arguments(getUserSuggestionsSchema) input: GetUserSuggestionsInput,
  ): Promise<MentionSuggestionModel[]> {
    return this.search.suggestUsers(actor, input);
  }
}
