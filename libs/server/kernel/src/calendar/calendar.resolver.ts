import { type CalendarSpan, calendarSpanSchema } from '@lyceum/contracts/calendar';
import { Query, Resolver } from '@nestjs/graphql';
import { ActingUser } from '../access/acting-user';
import { Requires } from '../access/access.decorators';
import type { Actor } from '../actor/actor';
import { CurrentActor } from '../actor/current-actor.decorator';
import { Arguments } from '../graphql/contract-input';
import { CalendarItemModel } from './calendar-item.model';
import { CalendarItems } from './calendar-items';

/** What stands in the caller's calendar; domains bring it. */
@Resolver(() => CalendarItemModel)
export class CalendarResolver {
  constructor(private readonly items: CalendarItems) {}

  @Requires('account.read')
  @ActingUser('userId')
  @Query(() => [CalendarItemModel], {
    description: 'What the caller has in a span of time, the soonest first.',
  })
  getCalendar(
    @CurrentActor() actor: Actor,
    @Arguments(calendarSpanSchema) input: CalendarSpan,
  ): Promise<CalendarItemModel[]> {
    return this.items.own(actor, input);
  }
}
