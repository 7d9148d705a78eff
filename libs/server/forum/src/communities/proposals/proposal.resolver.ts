import { Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  type DecideProposalInput,
  decideProposalSchema,
  forumCalls,
  type JoinRequestStatus,
  type ListProposalsInput,
  listProposalsSchema,
  type ProposeCommunityInput,
  proposeCommunitySchema,
} from '@lyceum/contracts/forum';
import { type Actor, Arguments, CurrentActor, Input, Limited, Requires } from '@lyceum/kernel';
import { JoinRequestStatusEnum } from '../requests/join-request.model';
import { CommunityProposalModel } from './proposal.model';
import { ProposalService } from './proposal.service';

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
    @Arguments(listProposalsSchema) input: ListProposalsInput,
  ): Promise<CommunityProposalModel[]> {
    return this.proposals.list(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => CommunityProposalModel, { description: 'The caller asks staff for a forum.' })
  proposeCommunity(
    @CurrentActor() actor: Actor,
    @Input(proposeCommunitySchema) input: ProposeCommunityInput,
  ): Promise<CommunityProposalModel> {
    return this.proposals.propose(actor, input);
  }

  @Requires('forum.create')
  @Mutation(() => JoinRequestStatusEnum, {
    description: 'Makes a forum somebody asked for, with them for its admin, or does not; for staff.',
  })
  decideCommunityProposal(
    @CurrentActor() actor: Actor,
    @Arguments(decideProposalSchema) input: DecideProposalInput,
  ): Promise<JoinRequestStatus> {
    return this.proposals.decide(actor, input);
  }
}
