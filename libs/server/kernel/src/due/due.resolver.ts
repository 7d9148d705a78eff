import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { ActingUser } from '../access/acting-user';
import { Requires } from '../access/access.decorators';
import type { Actor } from '../actor/actor';
import { CurrentActor } from '../actor/current-actor.decorator';
import { DueItemModel } from './due-item.model';
import { DueItems } from './due-items';

/** What is next for the caller; domains bring it. */
@Resolver(() => DueItemModel)
export class DueResolver {
  constructor(private readonly items: DueItems) {}

  @Requires('account.read')
  @ActingUser('userId')
  @Query(() => [DueItemModel], { description: 'What the caller is to do next, the soonest first.' })
  getDueItems(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<DueItemModel[]> {
    return this.items.next(actor);
  }
}
