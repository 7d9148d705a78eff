import { Field, GraphQLISODateTime, Int, ObjectType } from '@nestjs/graphql';
import { SubmittedFileModel } from '../submitted-file.model';

/** Something that was handed in for a homework, with what came before and after it. */
@ObjectType('HomeworkSubmission')
export class SubmissionModel {
  @Field(() => Int, { description: 'The first is 1.' })
  number: number;

  @Field(() => String, { nullable: true, description: 'Null where a file was handed in.' })
  submittedLink: string | null;

  @Field(() => SubmittedFileModel, { nullable: true, description: 'Null where a link was handed in.' })
  submittedFile: SubmittedFileModel | null;

  @Field(() => Boolean)
  late: boolean;

  @Field(() => GraphQLISODateTime)
  submittedTime: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Its receipt is at /receipts/{code}; null for a moment after what was handed in long ago.',
  })
  receiptCode: string | null;
}
