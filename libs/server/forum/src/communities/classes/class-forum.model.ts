import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

/** The forum of a class, to its members. */
@ObjectType('LiveCourseForum')
export class ClassForumModel {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Its name in addresses.' })
  name: string;

  @Field(() => String)
  displayName: string;

  @Field(() => Int)
  threadsCnt: number;
}
