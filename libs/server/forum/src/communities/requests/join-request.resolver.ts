import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { forumCalls, type JoinRequestStatus } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { JoinDecisionService, type JoinRequestView } from './join-decision.service';
import {
  CommunityJoinRequestModel,
  JoinRequestStateModel,
  JoinRequestStatusEnum,
} from './join-request.model';
import { JoinRequestService, type JoinRequestState } from './join-request.service';

@Limited(forumCalls.changes)
@Resolver(() => JoinRequestStateModel)
export class JoinRequestResolver {
  constructor(
    private readonly requests: JoinRequestService,
    private readonly decisions: JoinDecisionService,
  ) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => JoinRequestStateModel, {
    description: 'Whether the caller has asked to join. Status 402: no such forum; 403: banned.',
  })
  getUserJoinRequestStatus(
    @CurrentActor() actor: Actor,
    @Args('communityName', { type: () => String }) communityName: string,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<JoinRequestState> {
    return this.requests.state(actor, { communityName, userId });
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Limited(forumCalls.joinRequests)
  @Mutation(() => JoinRequestStateModel, { description: 'The caller asks to join a private forum.' })
  joinCommunityRequest(
    @CurrentActor() actor: Actor,
    @Args('communityName', { type: () => String }) communityName: string,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<JoinRequestState> {
    return this.requests.request(actor, { communityName, userId });
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => JoinRequestStateModel, { description: 'The caller takes their open request back.' })
  withdrawJoinRequest(
    @CurrentActor() actor: Actor,
    @Args('communityName', { type: () => String }) communityName: string,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<JoinRequestState> {
    return this.requests.withdraw(actor, { communityName, userId });
  }

  @Requires('forum.read')
  @Query(() => [CommunityJoinRequestModel], {
    description: 'Who waits to be let in, the longest first; for admins and moderators.',
  })
  getCommunityJoinRequests(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('cursor', { type: () => String, nullable: true }) cursor?: string | null,
  ): Promise<JoinRequestView[]> {
    return this.decisions.list(actor, { communityId, cursor });
  }

  @Requires('forum.write')
  @Mutation(() => JoinRequestStatusEnum, { description: 'Lets somebody in; for admins and moderators.' })
  approveJoinRequest(
    @CurrentActor() actor: Actor,
    @Args('requestId', { type: () => ID }) requestId: string,
  ): Promise<JoinRequestStatus> {
    return this.decisions.approve(actor, { requestId });
  }

  @Requires('forum.write')
  @Mutation(() => JoinRequestStatusEnum, { description: 'Refuses a request; for admins and moderators.' })
  denyJoinRequest(
    @CurrentActor() actor: Actor,
    @Args('requestId', { type: () => ID }) requestId: string,
  ): Promise<JoinRequestStatus> {
    return this.decisions.deny(actor, { requestId });
  }
}
