import { Mutation, Resolver } from '@nestjs/graphql';
import {
  forumCalls,
  type RemoveCommentInput,
  removeCommentSchema,
  type RemovePostInput,
  removePostSchema,
} from '@lyceum/contracts/forum';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ReplyRemovalService } from './removal.service';

@Limited(forumCalls.changes)
@Resolver()
export class RemovalResolver {
  constructor(private readonly removals: ReplyRemovalService) {}

  @Requires('forum.write')
  @Mutation(() => Boolean, {
    description: 'Takes a post away; for who keeps order in its forum. Its author learns the reason.',
  })
  async removePost(
    @CurrentActor() actor: Actor,
    @Arguments(removePostSchema) input: RemovePostInput,
  ): Promise<boolean> {
    await this.removals.removePost(actor, input);
    return true;
  }

  @Requires('forum.write')
  @Mutation(() => Boolean, { description: 'Takes a comment away, as removePost does.' })
  async removeComment(
    @CurrentActor() actor: Actor,
    @Arguments(removeCommentSchema) input: RemoveCommentInput,
  ): Promise<boolean> {
    await this.removals.removeComment(actor, input);
    return true;
  }
}
