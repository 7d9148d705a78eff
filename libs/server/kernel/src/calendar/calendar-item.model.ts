import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

/** A `CalendarItem` on the wire. */
@ObjectType('CalendarItem', { description: "Something that stands in the caller's calendar." })
export class CalendarItemModel {
  /** Unique in its domain, and the same as long as the thing is: calendars know it by this. */
  @Field(() => ID)
  id: string;

  /** “Lesson of Writing”. */
  @Field(() => String, { description: 'What it is, in words.' })
  label: string;

  @Field(() => String, { description: 'What it is about.' })
  title: string;

  @Field(() => GraphQLISODateTime)
  startsAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'The same moment for what is due then.' })
  endsAt: Date;

  /** Its hour there stays when clocks change. */
  @Field(() => String, { description: 'The zone it is kept in.' })
  timeZone: string;

  @Field(() => Boolean)
  isCanceled: boolean;

  @Field(() => String, { description: 'Path of its page.' })
  url: string;
}
