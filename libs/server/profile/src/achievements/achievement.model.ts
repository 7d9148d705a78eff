import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

/** What somebody has earned by a rule, or was given by staff. */
@ObjectType('Achievement', { description: 'What somebody has earned by a rule, or was given by staff.' })
export class AchievementModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  title: string;

  @Field(() => String, { description: 'One of the house’s icons.' })
  iconName: string;

  @Field(() => String, { nullable: true, description: 'A path on this site or an address elsewhere.' })
  url: string | null;

  @Field(() => String)
  description: string;

  @Field(() => GraphQLISODateTime)
  earnedAt: Date;
}
