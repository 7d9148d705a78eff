import { Field, ObjectType } from '@nestjs/graphql';

/** A file as a browser keeps it. */
@ObjectType('LiveCourseFile')
export class LiveCourseFileModel {
  @Field(() => String)
  fileName: string;

  @Field(() => String)
  content: string;
}
