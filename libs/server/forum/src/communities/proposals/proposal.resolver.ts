import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { forumCalls, type JoinRequestStatus } from '@lyceum/contracts';
import { type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { JoinRequestStatusEnum } from '../requests/join-request.model';
import { CommunityProposalModel, ProposeCommunityInputModel } from './proposal.model';
import { ProposalService, type ProposalView } from './proposal.service';

@Limited(forumCalls.changes)
@Resolver(() => CommunityProposalModel)
export class ProposalResolver {
  constructor(private readonly proposals: ProposalService) {}

  @Requires('forum.create')
  @Query(() => [CommunityProposalModel], {
    description: 'Forums people ask for, the oldest first; for staff.',
  })
  getCommunityProposals(
    @CurrentActor() actor: Actor,
    @Args('cursor', { type: () => String, nullable: true }) cursor?: string | null,
  ): Promise<ProposalView[]> {
    return this.proposals.list(actor, { cursor });
  }

  @Requires('forum.write')
  @Mutation(() => CommunityProposalModel, { description: 'The caller asks staff for a forum.' })
  proposeCommunity(
    @CurrentActor() actor: Actor,
    @Args('input', { type: () => ProposeCommunityInputModel }) input: ProposeCommunityInputModel,
  ): Promise<ProposalView> {
    return this.proposals.propose(actor, input);
  }

  @Requires('forum.create')
  @Mutation(() => JoinRequestStatusEnum, {
    description: 'Makes a forum somebody asked for, with them for its admin, or does not; for staff.',
  })
  decideCommunityProposal(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('approve', { type: () => Boolean }) approve: boolean,
  ): Promise<JoinRequestStatus> {
    return this.proposals.decide(actor, { id, approve });
  }
}
