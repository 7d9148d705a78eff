import { Args, ID, Int, Mutation, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ThreadClapsModel } from '../../threads/claps/clap.model';
import type { Claps } from '../../threads/claps/clap.statements';
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
    @Args('userId', { type: () => ID }) userId: string,
    @Args('postId', { type: () => ID }) postId: string,
    @Args('count', { type: () => Int, nullable: true, description: 'Claps of a burst; 1 unless said.' })
    count?: number | null,
    @Args('clientKey', {
      type: () => ID,
      nullable: true,
      description: 'A repeated call with the same key counts once.',
    })
    clientKey?: string | null,
  ): Promise<Claps> {
    return this.claps.clapPost(actor, { userId, postId, count, clientKey });
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => ThreadClapsModel, { description: 'Claps, up to 10 of one person for one comment.' })
  clapComment(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('commentId', { type: () => ID }) commentId: string,
    @Args('count', { type: () => Int, nullable: true, description: 'Claps of a burst; 1 unless said.' })
    count?: number | null,
    @Args('clientKey', {
      type: () => ID,
      nullable: true,
      description: 'A repeated call with the same key counts once.',
    })
    clientKey?: string | null,
  ): Promise<Claps> {
    return this.claps.clapComment(actor, { userId, commentId, count, clientKey });
  }
}
