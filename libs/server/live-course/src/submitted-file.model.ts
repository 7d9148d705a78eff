import { Field, ObjectType } from '@nestjs/graphql';

/** A file that was handed in. */
@ObjectType('SubmittedFile')
export class SubmittedFileModel {
  @Field(() => String, { description: 'As its student named it.' })
  name: string;

  @Field(() => String, {
    description: 'For `GET /uploads/link`, which lets who may read it have it for some minutes.',
  })
  path: string;
}
