import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ReportService } from './report.service';

@Limited(forumCalls.reports)
@Resolver()
export class ReportResolver {
  constructor(private readonly reports: ReportService) {}

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Reports a thread to the moderators; 1 to 1,000 characters.' })
  async reportThread(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('threadId', { type: () => ID }) threadId: string,
    @Args('message', { type: () => String }) message: string,
  ): Promise<boolean> {
    await this.reports.reportThread(actor, { userId, threadId, message });
    return true;
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Reports a post to the moderators; 1 to 1,000 characters.' })
  async reportPost(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('postId', { type: () => ID }) postId: string,
    @Args('message', { type: () => String }) message: string,
  ): Promise<boolean> {
    await this.reports.reportPost(actor, { userId, postId, message });
    return true;
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, {
    description: 'Reports a conversation to the moderators; 1 to 1,000 characters.',
  })
  async reportConversation(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('id', { type: () => ID }) id: string,
    @Args('message', { type: () => String }) message: string,
  ): Promise<boolean> {
    await this.reports.reportConversation(actor, { userId, id, message });
    return true;
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Reports a comment to the moderators; 1 to 1,000 characters.' })
  async reportComment(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('commentId', { type: () => ID }) commentId: string,
    @Args('message', { type: () => String }) message: string,
  ): Promise<boolean> {
    await this.reports.reportComment(actor, { userId, commentId, message });
    return true;
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, {
    description: 'Reports a reply in a conversation, as `reportConversation` does.',
  })
  async reportConversationReply(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('id', { type: () => ID }) id: string,
    @Args('message', { type: () => String }) message: string,
  ): Promise<boolean> {
    await this.reports.reportConversationReply(actor, { userId, id, message });
    return true;
  }
}
