import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

/** A draft in a list. */
@ObjectType('DraftCard', { description: 'Something the caller has begun to write, in a list.' })
export class DraftCardModel {
  @Field(() => ID)
  id: string;

  @Field(() => ID, { nullable: true, description: 'The thread it answers; null of a new thread.' })
  threadId: string | null;

  @Field(() => String, { description: 'Name of the forum in addresses.' })
  communityName: string;

  @Field(() => String, { description: 'Name of the forum.' })
  displayName: string;

  @Field(() => String, { description: 'Of the thread it answers, or of the new one; may be empty.' })
  title: string;

  @Field(() => String, { description: 'How its text begins; may be empty.' })
  preview: string;

  @Field(() => GraphQLISODateTime)
  updatedAt: Date;
}
