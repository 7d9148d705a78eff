import { Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  type DismissPriorityPostInput,
  dismissPriorityPostSchema,
  forumCalls,
  type PriorityPostInput,
  priorityPostSchema,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { PriorityPostService } from './priority-post.service';
import { PriorityPostModel } from './priority-post.model';

@Limited(forumCalls.changes)
@Resolver(() => PriorityPostModel)
export class PriorityPostResolver {
  constructor(private readonly posts: PriorityPostService) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => PriorityPostModel, {
    nullable: true,
    description:
      'The announcement for a place, unless the caller has put it away. Type COMMUNITY; tag `home` or the name of a forum.',
  })
  getPriorityPost(
    @CurrentActor() actor: Actor,
    @Arguments(priorityPostSchema) input: PriorityPostInput,
  ): Promise<PriorityPostModel | null> {
    return this.posts.find(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'The caller puts an announcement away.' })
  async dismissPriorityPost(
    @CurrentActor() actor: Actor,
    @Arguments(dismissPriorityPostSchema) input: DismissPriorityPostInput,
  ): Promise<boolean> {
    await this.posts.dismiss(actor, input);
    return true;
  }
}
