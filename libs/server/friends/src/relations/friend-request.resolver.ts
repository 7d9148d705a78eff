import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { friendCalls } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { FriendRelationModel, UpdateFriendRequestInputModel } from './friend-relation.model';
import { type FriendRelationView, FriendRequestService } from './friend-request.service';

@Limited(friendCalls.changes)
@Resolver(() => FriendRelationModel)
export class FriendRequestResolver {
  constructor(private readonly requests: FriendRequestService) {}

  @Requires('friend.write')
  @ActingUser('requesterId')
  @Mutation(() => FriendRelationModel, {
    description: 'Asks somebody to be a friend; accepts their request where they have asked already.',
  })
  createFriendRequest(
    @CurrentActor() actor: Actor,
    @Args('requesterId', { type: () => ID }) requesterId: string,
    @Args('requestedUserId', { type: () => ID }) requestedUserId: string,
  ): Promise<FriendRelationView> {
    return this.requests.request(actor, { requesterId, requestedUserId });
  }

  @Requires('friend.write')
  @Mutation(() => ID, { description: 'Accepts a request that the caller got. Answers friendRelationId.' })
  updateFriendRequest(
    @CurrentActor() actor: Actor,
    @Args('friendRelationId', { type: () => ID }) friendRelationId: string,
    @Args('input', { type: () => UpdateFriendRequestInputModel }) input: UpdateFriendRequestInputModel,
  ): Promise<string> {
    return this.requests.accept(actor, { friendRelationId, input });
  }

  @Requires('friend.write')
  @Mutation(() => ID, {
    description: 'Rejects or takes back a request, or ends a friendship. Answers friendRelationId.',
  })
  deleteFriendRequest(
    @CurrentActor() actor: Actor,
    @Args('friendRelationId', { type: () => ID }) friendRelationId: string,
  ): Promise<string> {
    return this.requests.end(actor, { friendRelationId });
  }
}
