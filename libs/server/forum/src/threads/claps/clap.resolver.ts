import { Args, ID, Int, Mutation, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ThreadClapsModel } from './clap.model';
import { ClapService } from './clap.service';
import type { Claps } from './clap.statements';

@Limited(forumCalls.claps)
@Resolver(() => ThreadClapsModel)
export class ClapResolver {
  constructor(private readonly claps: ClapService) {}

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => ThreadClapsModel, { description: 'Claps, up to 10 of one person for one thread.' })
  clapThread(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('threadId', { type: () => ID }) threadId: string,
    @Args('count', { type: () => Int, nullable: true, description: 'Claps of a burst; 1 unless said.' })
    count?: number | null,
    @Args('clientKey', {
      type: () => ID,
      nullable: true,
      description: 'A repeated call with the same key counts once.',
    })
    clientKey?: string | null,
  ): Promise<Claps> {
    return this.claps.clap(actor, { userId, threadId, count, clientKey });
  }
}
