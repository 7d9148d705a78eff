import { Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  type CommunityByNameInput,
  communityByNameSchema,
  type DecideJoinRequestInput,
  decideJoinRequestSchema,
  forumCalls,
  type JoinRequestStatus,
  type ListOfForumToolInput,
  listOfForumToolSchema,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { JoinDecisionService } from './join-decision.service';
import {
  CommunityJoinRequestModel,
  JoinRequestStateModel,
  JoinRequestStatusEnum,
} from './join-request.model';
import { JoinRequestService } from './join-request.service';

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
    @Arguments(communityByNameSchema) input: CommunityByNameInput,
  ): Promise<JoinRequestStateModel> {
    return this.requests.state(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Limited(forumCalls.joinRequests)
  @Mutation(() => JoinRequestStateModel, { description: 'The caller asks to join a private forum.' })
  joinCommunityRequest(
    @CurrentActor() actor: Actor,
    @Arguments(communityByNameSchema) input: CommunityByNameInput,
  ): Promise<JoinRequestStateModel> {
    return this.requests.request(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => JoinRequestStateModel, { description: 'The caller takes their open request back.' })
  withdrawJoinRequest(
    @CurrentActor() actor: Actor,
    @Arguments(communityByNameSchema) input: CommunityByNameInput,
  ): Promise<JoinRequestStateModel> {
    return this.requests.withdraw(actor, input);
  }

  @Requires('forum.read')
  @Query(() => [CommunityJoinRequestModel], {
    description: 'Who waits to be let in, the longest first; for admins and moderators.',
  })
  getCommunityJoinRequests(
    @CurrentActor() actor: Actor,
    @Arguments(listOfForumToolSchema) input: ListOfForumToolInput,
  ): Promise<CommunityJoinRequestModel[]> {
    return this.decisions.list(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => JoinRequestStatusEnum, { description: 'Lets somebody in; for admins and moderators.' })
  approveJoinRequest(
    @CurrentActor() actor: Actor,
    @Arguments(decideJoinRequestSchema) input: DecideJoinRequestInput,
  ): Promise<JoinRequestStatus> {
    return this.decisions.approve(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => JoinRequestStatusEnum, { description: 'Refuses a request; for admins and moderators.' })
  denyJoinRequest(
    @CurrentActor() actor: Actor,
    @Arguments(decideJoinRequestSchema) input: DecideJoinRequestInput,
  ): Promise<JoinRequestStatus> {
    return this.decisions.deny(actor, input);
  }
}
