import type { GradeMark } from '@lyceum/contracts/live-course';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { GradeMarkEnum } from '../live-course.enums';
import { LiveCoursePersonModel } from '../classroom/group.model';
import { SubmittedFileModel } from '../submitted-file.model';

/** Work that was handed in and that nobody who teaches has looked at, with what there is to grade it by. */
@ObjectType('WorkToLookAt')
export class WorkToLookAtModel {
  @Field(() => ID)
  userLiveLessonHomeworkId: string;

  @Field(() => Int, { description: 'Which of what was handed in: the last.' })
  number: number;

  @Field(() => String)
  groupTag: string;

  @Field(() => String)
  courseName: string;

  @Field(() => ID)
  homeworkId: string;

  @Field(() => String)
  homeworkTopic: string;

  @Field(() => String, { nullable: true })
  homeworkInstruction: string | null;

  @Field(() => Int)
  point: number;

  @Field(() => LiveCoursePersonModel)
  student: LiveCoursePersonModel;

  @Field(() => String, { nullable: true, description: 'Null where a file was handed in.' })
  submittedLink: string | null;

  @Field(() => SubmittedFileModel, { nullable: true, description: 'Null where a link was handed in.' })
  submittedFile: SubmittedFileModel | null;

  @Field(() => GraphQLISODateTime)
  submittedTime: Date;

  @Field(() => Boolean)
  late: boolean;

  @Field(() => Int, { description: 'How often it was graded; a change names it.' })
  version: number;

  @Field(() => Float, { nullable: true })
  score: number | null;

  @Field(() => GradeMarkEnum, { nullable: true })
  mark: GradeMark | null;

  @Field(() => String, { nullable: true })
  comment: string | null;
}

/** What somebody who teaches says often. */
@ObjectType('CommentTemplate')
export class CommentTemplateModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  text: string;
}

/** A comment at a place of a picture or page that was handed in. */
@ObjectType('WorkPin')
export class WorkPinModel {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'Of what was handed in.' })
  number: number;

  @Field(() => Int, { description: '1 of a picture.' })
  page: number;

  @Field(() => Float, { description: 'From the left, of the width.' })
  x: number;

  @Field(() => Float, { description: 'From the top, of the height.' })
  y: number;

  @Field(() => String)
  text: string;

  @Field(() => String, { nullable: true, description: 'Who said it, by name; null of who is gone.' })
  by: string | null;

  @Field(() => Boolean, { description: 'Whether the caller may change it.' })
  isKept: boolean;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  editedAt: Date | null;
}
