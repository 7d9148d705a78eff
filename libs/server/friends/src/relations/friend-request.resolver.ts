import { ID, Mutation, Resolver } from '@nestjs/graphql';
import {
  type CreateFriendRequestInput,
  createFriendRequestSchema,
  type DeleteFriendRequestInput,
  deleteFriendRequestSchema,
  friendCalls,
  type UpdateFriendRequestInput,
  updateFriendRequestSchema,
} from '@lyceum/contracts/friends';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { FriendRelationModel } from './friend-relation.model';
import { FriendRequestService } from './friend-request.service';

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
    @Arguments(createFriendRequestSchema) input: CreateFriendRequestInput,
  ): Promise<FriendRelationModel> {
    return this.requests.request(actor, input);
  }

  @Requires('friend.write')
  @Mutation(() => ID, { description: 'Accepts a request that the caller got. Answers friendRelationId.' })
  updateFriendRequest(
    @CurrentActor() actor: Actor,
    @Arguments(updateFriendRequestSchema) input: UpdateFriendRequestInput,
  ): Promise<string> {
    return this.requests.accept(actor, input);
  }

  @Requires('friend.write')
  @Mutation(() => ID, {
    description: 'Rejects or takes back a request, or ends a friendship. Answers friendRelationId.',
  })
  deleteFriendRequest(
    @CurrentActor() actor: Actor,
    @Arguments(deleteFriendRequestSchema) input: DeleteFriendRequestInput,
  ): Promise<string> {
    return this.requests.end(actor, input);
  }
}
