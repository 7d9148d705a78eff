import { Field, GraphQLISODateTime, ObjectType } from '@nestjs/graphql';
import type { ContentEdit } from './history.service';

@ObjectType('ContentEdit', { description: 'What a text said before its author changed it.' })
export class ContentEditModel implements ContentEdit {
  @Field(() => String, { description: 'Plain text, or the JSON of rich text where isRich.' })
  content: string;

  @Field(() => Boolean)
  isRich: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was replaced.' })
  editedAt: Date;
}
