import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import type { CalendarItem } from './calendar-source';

/** As `CalendarItem`. */
@ObjectType('CalendarItem', { description: "Something that stands in the caller's calendar." })
export class CalendarItemModel implements Omit<CalendarItem, 'sequence' | 'changedAt'> {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'What it is, in words.' })
  label: string;

  @Field(() => String, { description: 'What it is about.' })
  title: string;

  @Field(() => GraphQLISODateTime)
  startsAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'The same moment for what is due then.' })
  endsAt: Date;

  @Field(() => String, { description: 'The zone it is kept in.' })
  timeZone: string;

  @Field(() => Boolean)
  isCanceled: boolean;

  @Field(() => String, { description: 'Path of its page.' })
  url: string;
}
