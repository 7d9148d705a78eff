import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts/forum';
import {
  type DecideReportInput,
  decideReportSchema,
  type GetForumReportsInput,
  getForumReportsSchema,
} from '@lyceum/contracts/moderation';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { DecisionService } from './decision.service';
import { ForumReportModel } from './forum-report.model';
import { QueueService } from './queue.service';
import type { CaseView } from './case.view';

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
    @Arguments(getForumReportsSchema) input: GetForumReportsInput,
  ): Promise<CaseView[]> {
    return this.queue.list(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => ForumReportModel, {
    description: 'Decides what waits for the moderators; BAN is for admins. Of two at once one is told so.',
  })
  decideReport(
    @CurrentActor() actor: Actor,
    @Arguments(decideReportSchema) input: DecideReportInput,
  ): Promise<CaseView> {
    return this.decisions.decide(actor, input);
  }
}
