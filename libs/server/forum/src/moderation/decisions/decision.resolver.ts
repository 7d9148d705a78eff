import { Args, GraphQLISODateTime, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { forumCalls, type ModerationAction, type ModerationCaseStatus } from '@lyceum/contracts';
import { type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ModerationActionEnum, ModerationCaseStatusEnum } from '../moderation.enums';
import { DecisionService } from './decision.service';
import { ForumReportModel } from './forum-report.model';
import { QueueService } from './queue.service';
import type { CaseView } from './queue.views';

@Limited(forumCalls.changes)
@Resolver(() => ForumReportModel)
export class DecisionResolver {
  constructor(
    private readonly queue: QueueService,
    private readonly decisions: DecisionService,
  ) {}

  @Requires('forum.read')
  @Query(() => [ForumReportModel], {
    description: 'What waits for the moderators of a forum, or was decided; for admins and moderators.',
  })
  getForumReports(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('status', { type: () => ModerationCaseStatusEnum, nullable: true }) status?: ModerationCaseStatus,
    @Args('cursor', { type: () => String, nullable: true }) cursor?: string | null,
  ): Promise<CaseView[]> {
    return this.queue.list(actor, { communityId, status: status ?? 'OPEN', cursor });
  }

  @Requires('forum.write')
  @Mutation(() => ForumReportModel, {
    description: 'Decides what waits for the moderators; BAN is for admins. Of two at once one is told so.',
  })
  decideReport(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('action', { type: () => ModerationActionEnum }) action: ModerationAction,
    @Args('reason', { type: () => String }) reason: string,
    @Args('banEndsAt', { type: () => GraphQLISODateTime, nullable: true }) banEndsAt?: Date | null,
  ): Promise<CaseView> {
    return this.decisions.decide(actor, { id, action, reason, banEndsAt });
  }
}
