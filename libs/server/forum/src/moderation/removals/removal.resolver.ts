import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts';
import { type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { RemovalService } from './removal.service';

@Limited(forumCalls.changes)
@Resolver()
export class RemovalResolver {
  constructor(private readonly removals: RemovalService) {}

  @Requires('forum.write')
  @Mutation(() => Boolean, {
    description: 'Takes a post away; for who keeps order in its forum. Its author learns the reason.',
  })
  async removePost(
    @CurrentActor() actor: Actor,
    @Args('postId', { type: () => ID }) postId: string,
    @Args('reason', { type: () => String, description: '1 to 1,000 characters.' }) reason: string,
  ): Promise<boolean> {
    await this.removals.removePost(actor, { postId, reason });
    return true;
  }

  @Requires('forum.write')
  @Mutation(() => Boolean, { description: 'Takes a comment away, as removePost does.' })
  async removeComment(
    @CurrentActor() actor: Actor,
    @Args('commentId', { type: () => ID }) commentId: string,
    @Args('reason', { type: () => String, description: '1 to 1,000 characters.' }) reason: string,
  ): Promise<boolean> {
    await this.removals.removeComment(actor, { commentId, reason });
    return true;
  }
}
