import { Mutation, Resolver } from '@nestjs/graphql';
import { type ClapThreadInput, clapThreadSchema, forumCalls } from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ThreadClapsModel } from './clap.model';
import { ClapService } from './clap.service';

@Limited(forumCalls.claps)
@Resolver(() => ThreadClapsModel)
export class ClapResolver {
  constructor(private readonly claps: ClapService) {}

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => ThreadClapsModel, { description: 'Claps, up to 10 of one person for one thread.' })
  clapThread(
    @CurrentActor() actor: Actor,
    @Arguments(clapThreadSchema) input: ClapThreadInput,
  ): Promise<ThreadClapsModel> {
    return this.claps.clap(actor, input);
  }
}
