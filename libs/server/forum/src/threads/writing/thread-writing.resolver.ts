import { Mutation, Resolver } from '@nestjs/graphql';
import {
  type CreateThreadInput,
  createThreadSchema,
  type EditThreadInput,
  editThreadSchema,
  forumCalls,
  type OwnThreadInput,
  ownThreadSchema,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Input, Limited, Requires } from '@lyceum/kernel';
import { ThreadModel } from '../page/thread.model';
import { ThreadWritingService } from './thread-writing.service';

@Limited(forumCalls.changes)
@Resolver(() => ThreadModel)
export class ThreadWritingResolver {
  constructor(private readonly writing: ThreadWritingService) {}

  @Requires('forum.write')
  @Limited(forumCalls.threads)
  @Mutation(() => ThreadModel, { description: 'Writes a thread in a forum the caller is a member of.' })
  createThread(
    @CurrentActor() actor: Actor,
    @Input(createThreadSchema) input: CreateThreadInput,
  ): Promise<ThreadModel> {
    return this.writing.create(actor, input);
  }

  @Requires('forum.write')
  @Mutation(() => ThreadModel, { description: 'The author changes what a thread says.' })
  editThread(
    @CurrentActor() actor: Actor,
    @Arguments(editThreadSchema) input: EditThreadInput,
  ): Promise<ThreadModel> {
    return this.writing.edit(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Its author may, and who keeps order in its forum.' })
  async deleteThread(
    @CurrentActor() actor: Actor,
    @Arguments(ownThreadSchema) input: OwnThreadInput,
  ): Promise<boolean> {
    await this.writing.delete(actor, input);
    return true;
  }
}
