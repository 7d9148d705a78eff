import { Field, GraphQLISODateTime, ObjectType } from '@nestjs/graphql';

/** What a text said before, and when that was replaced. */
@ObjectType('ContentEdit', { description: 'What a text said before its author changed it.' })
export class ContentEditModel {
  @Field(() => String, { description: 'Plain text, or the JSON of rich text where isRich.' })
  content: string;

  @Field(() => Boolean)
  isRich: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was replaced.' })
  editedAt: Date;
}
