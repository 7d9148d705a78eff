import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts';
import { type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { PinService } from './pin.service';

@Limited(forumCalls.changes)
@Resolver()
export class PinResolver {
  constructor(private readonly pins: PinService) {}

  @Requires('forum.write')
  @Mutation(() => Boolean, { description: 'Moves a thread to the pinned ones of its forum, behind them.' })
  async pinThread(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('threadId', { type: () => ID }) threadId: string,
  ): Promise<boolean> {
    await this.pins.pin(actor, { communityId, threadId });
    return true;
  }

  @Requires('forum.write')
  @Mutation(() => Boolean, { description: 'Moves a pinned thread back into the list.' })
  async unpinThread(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('threadId', { type: () => ID }) threadId: string,
  ): Promise<boolean> {
    await this.pins.unpin(actor, { communityId, threadId });
    return true;
  }

  @Requires('forum.write')
  @Mutation(() => Boolean, { description: 'Saves the order of the pinned threads, which are named all.' })
  async updatePinnedThreadsOrder(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('pinnedThreadsOrder', { type: () => [ID] }) pinnedThreadsOrder: string[],
  ): Promise<boolean> {
    await this.pins.order(actor, { communityId, pinnedThreadsOrder });
    return true;
  }
}
