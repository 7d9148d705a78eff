import { friendCalls, type FriendSuggestionsInput, friendSuggestionsSchema } from '@lyceum/contracts/friends';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Query, Resolver } from '@nestjs/graphql';
import { FriendSuggestionModel } from './friend-suggestion.model';
import { FriendSuggestionsService } from './friend-suggestions.service';

@Resolver(() => FriendSuggestionModel)
export class FriendSuggestionsResolver {
  constructor(private readonly suggestions: FriendSuggestionsService) {}

  @Requires('friend.read')
  @ActingUser('userId')
  @Limited(friendCalls.suggestions)
  @Query(() => [FriendSuggestionModel], {
    description: 'People whom the caller may want as friends, the nearest first; blank for anybody near.',
  })
  getUsersAsFriendSuggestions(
    @CurrentActor() actor: Actor,
    @Arguments(friendSuggestionsSchema) input: FriendSuggestionsInput,
  ): Promise<FriendSuggestionModel[]> {
    return this.suggestions.suggest(actor, input);
  }
}
