import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

/** What a forum announces, as its admins see it. */
@ObjectType('ForumAnnouncement', { description: 'What a forum announces, as its admins see it.' })
export class ForumAnnouncementModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  content: string;

  @Field(() => String, { nullable: true, description: 'A path on this site.' })
  link: string | null;

  @Field(() => GraphQLISODateTime)
  startsAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  endsAt: Date | null;

  @Field(() => Int, { description: 'How many people have put it away.' })
  dismissalsCnt: number;

  @Field(() => String, { description: 'After which the next page starts.' })
  cursor: string;
}
