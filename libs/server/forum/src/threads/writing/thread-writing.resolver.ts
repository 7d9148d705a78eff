import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { NewPollInputModel } from '@lyceum/polls';
import { ThreadModel } from '../page/thread.model';
import type { ThreadView } from '../page/thread.view';
import { CreateThreadInputModel } from './thread-writing.model';
import { ThreadWritingService } from './thread-writing.service';

const pollArgument = {
  type: () => NewPollInputModel,
  nullable: true,
  description: 'For a thread that has none.',
} as const;

@Limited(forumCalls.changes)
@Resolver(() => ThreadModel)
export class ThreadWritingResolver {
  constructor(private readonly writing: ThreadWritingService) {}

  @Requires('forum.write')
  @Limited(forumCalls.threads)
  @Mutation(() => ThreadModel, { description: 'Writes a thread in a forum the caller is a member of.' })
  createThread(
    @CurrentActor() actor: Actor,
    @Args('input', { type: () => CreateThreadInputModel }) input: CreateThreadInputModel,
  ): Promise<ThreadView> {
    return this.writing.create(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => ThreadModel, { description: 'The author changes what a thread says.' })
  editThread(
    @CurrentActor() actor: Actor,
    @Args('threadId', { type: () => ID }) threadId: string,
    @Args('updatedContent', { type: () => String }) updatedContent: string,
    @Args('updatedTitle', { type: () => String, nullable: true }) updatedTitle?: string | null,
    @Args('poll', pollArgument) poll?: NewPollInputModel | null,
  ): Promise<ThreadView> {
    return this.writing.edit(actor, { threadId, updatedContent, updatedTitle, poll });
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Its author may, and who keeps order in its forum.' })
  async deleteThread(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('threadId', { type: () => ID }) threadId: string,
  ): Promise<boolean> {
    await this.writing.delete(actor, { userId, threadId });
    return true;
  }
}
