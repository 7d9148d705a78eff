import { friendCalls, type UserFriendsInput, userFriendsSchema } from '@lyceum/contracts/friends';
import {
  ActingUser,
  type Actor,
  Arguments,
  CurrentActor,
  Limited,
  NamesAnother,
  Requires,
} from '@lyceum/kernel';
import { Query, Resolver } from '@nestjs/graphql';
import { UserFriendsPageModel } from './user-friends.model';
import { UserFriendsService } from './user-friends.service';

@Resolver(() => UserFriendsPageModel)
export class UserFriendsResolver {
  constructor(private readonly service: UserFriendsService) {}

  @Requires('friend.read')
  @ActingUser('requestingUser')
  @NamesAnother('userId')
  @Limited(friendCalls.cards)
  @Query(() => UserFriendsPageModel, {
    description: "userId's friends, as requestingUser, the caller, may know of them.",
  })
  getUserFriends(
    @CurrentActor() actor: Actor,
    @Arguments(userFriendsSchema) input: UserFriendsInput,
  ): Promise<UserFriendsPageModel> {
    return this.service.friends(actor, input);
  }
}
