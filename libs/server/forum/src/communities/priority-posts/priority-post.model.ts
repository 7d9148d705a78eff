import { Field, ID, ObjectType } from '@nestjs/graphql';

/** An announcement at a place of the screens. */
@ObjectType('PriorityPost', { description: 'An announcement at a place of the screens.' })
export class PriorityPostModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  type: string;

  @Field(() => String)
  tag: string;

  @Field(() => String)
  title: string;

  @Field(() => String)
  content: string;

  @Field(() => String, { nullable: true, description: 'A path on this site.' })
  link: string | null;
}
