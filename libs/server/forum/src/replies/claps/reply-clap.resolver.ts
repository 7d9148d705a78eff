import { Mutation, Resolver } from '@nestjs/graphql';
import {
  type ClapCommentInput,
  clapCommentSchema,
  type ClapPostInput,
  clapPostSchema,
  forumCalls,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ThreadClapsModel } from '../../threads/claps/clap.model';
import { ReplyClapService } from './reply-clap.service';

@Limited(forumCalls.claps)
@Resolver()
export class ReplyClapResolver {
  constructor(private readonly claps: ReplyClapService) {}

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => ThreadClapsModel, { description: 'Claps, up to 10 of one person for one post.' })
  clapPost(
    @CurrentActor() actor: Actor,
    @Arguments(clapPostSchema) input: ClapPostInput,
  ): Promise<ThreadClapsModel> {
    return this.claps.clapPost(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => ThreadClapsModel, { description: 'Claps, up to 10 of one person for one comment.' })
  clapComment(
    @CurrentActor() actor: Actor,
    @Arguments(clapCommentSchema) input: ClapCommentInput,
  ): Promise<ThreadClapsModel> {
    return this.claps.clapComment(actor, input);
  }
}
