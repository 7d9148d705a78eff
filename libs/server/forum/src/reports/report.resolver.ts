import { Mutation, Resolver } from '@nestjs/graphql';
import {
  forumCalls,
  type ReportCommentInput,
  reportCommentSchema,
  type ReportConversationInput,
  reportConversationSchema,
  type ReportPostInput,
  reportPostSchema,
  type ReportThreadInput,
  reportThreadSchema,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ForumReportService } from './forum-report.service';

@Limited(forumCalls.reports)
@Resolver()
export class ReportResolver {
  constructor(private readonly reports: ForumReportService) {}

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Reports a thread to the moderators; 1 to 1,000 characters.' })
  async reportThread(
    @CurrentActor() actor: Actor,
    @Arguments(reportThreadSchema) input: ReportThreadInput,
  ): Promise<boolean> {
    await this.reports.reportThread(actor, input);
    return true;
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Reports a post to the moderators; 1 to 1,000 characters.' })
  async reportPost(
    @CurrentActor() actor: Actor,
    @Arguments(reportPostSchema) input: ReportPostInput,
  ): Promise<boolean> {
    await this.reports.reportPost(actor, input);
    return true;
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, {
    description: 'Reports a conversation to the moderators; 1 to 1,000 characters.',
  })
  async reportConversation(
    @CurrentActor() actor: Actor,
    @Arguments(reportConversationSchema) input: ReportConversationInput,
  ): Promise<boolean> {
    await this.reports.reportConversation(actor, input);
    return true;
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Reports a comment to the moderators; 1 to 1,000 characters.' })
  async reportComment(
    @CurrentActor() actor: Actor,
    @Arguments(reportCommentSchema) input: ReportCommentInput,
  ): Promise<boolean> {
    await this.reports.reportComment(actor, input);
    return true;
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, {
    description: 'Reports a reply in a conversation, as `reportConversation` does.',
  })
  async reportConversationReply(
    @CurrentActor() actor: Actor,
    @Arguments(reportConversationSchema) input: ReportConversationInput,
  ): Promise<boolean> {
    await this.reports.reportConversationReply(actor, input);
    return true;
  }
}
