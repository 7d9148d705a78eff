import { Mutation, Resolver } from '@nestjs/graphql';
import {
  forumCalls,
  type PinnedThreadsOrderInput,
  pinnedThreadsOrderSchema,
  type PinThreadInput,
  pinThreadSchema,
} from '@lyceum/contracts/forum';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { PinService } from './pin.service';

@Limited(forumCalls.changes)
@Resolver()
export class PinResolver {
  constructor(private readonly pins: PinService) {}

  @Requires('forum.write')
  @Mutation(() => Boolean, { description: 'Moves a thread to the pinned ones of its forum, behind them.' })
  async pinThread(
    @CurrentActor() actor: Actor,
    @Arguments(pinThreadSchema) input: PinThreadInput,
  ): Promise<boolean> {
    await this.pins.pin(actor, input);
    return true;
  }

  @Requires('forum.write')
  @Mutation(() => Boolean, { description: 'Moves a pinned thread back into the list.' })
  async unpinThread(
    @CurrentActor() actor: Actor,
    @Arguments(pinThreadSchema) input: PinThreadInput,
  ): Promise<boolean> {
    await this.pins.unpin(actor, input);
    return true;
  }

  @Requires('forum.write')
  @Mutation(() => Boolean, { description: 'Saves the order of the pinned threads, which are named all.' })
  async updatePinnedThreadsOrder(
    @CurrentActor() actor: Actor,
    @Arguments(pinnedThreadsOrderSchema) input: PinnedThreadsOrderInput,
  ): Promise<boolean> {
    await this.pins.order(actor, input);
    return true;
  }
}
