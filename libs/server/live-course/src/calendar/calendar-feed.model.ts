import { Field, GraphQLISODateTime, ObjectType } from '@nestjs/graphql';

/** The secret address of somebody's calendar, for them alone. */
@ObjectType('CalendarFeed')
export class CalendarFeedModel {
  @Field(() => String, {
    description: 'Whoever has it reads the calendar; it holds until it is renewed or revoked.',
  })
  url: string;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;
}
