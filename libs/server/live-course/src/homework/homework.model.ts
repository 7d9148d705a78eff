import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { SubmittedFileModel } from '../submitted-file.model';

/** Homework of a lesson (checklist line 177). */
@ObjectType('LessonHomework')
export class HomeworkModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  homeworkTopic: string;

  @Field(() => String, { nullable: true })
  homeworkInstruction: string | null;

  @Field(() => Int, { description: 'The most it can be given.' })
  point: number;

  @Field(() => GraphQLISODateTime, { description: 'Nothing is taken before.' })
  startDate: Date;

  @Field(() => GraphQLISODateTime, { description: 'To the end of this minute.' })
  dueDate: Date;

  @Field(() => String, { nullable: true })
  homeworkLink: string | null;

  @Field(() => Boolean, { description: 'Whether it is taken when it was due.' })
  takesLate: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Until when late work is taken.' })
  lateUntil: Date | null;

  @Field(() => Int, { description: 'What a day late costs, in per cent of `point`.' })
  latePercent: number;

  @Field(() => Boolean, { description: 'Whether what was handed in can be replaced.' })
  takesAgain: boolean;
}

/** Homework as one student has it. */
@ObjectType('StudentHomework')
export class StudentHomeworkModel {
  @Field(() => ID, { nullable: true, description: 'Null until something is handed in.' })
  id: string | null;

  @Field(() => HomeworkModel)
  liveLessonHomework: HomeworkModel;

  @Field(() => ID)
  lessonId: string;

  @Field(() => String)
  homeworkTitle: string;

  @Field(() => String, { nullable: true, description: 'Null where a file was handed in.' })
  submittedLink: string | null;

  @Field(() => SubmittedFileModel, { nullable: true, description: 'Null where a link was handed in.' })
  submittedFile: SubmittedFileModel | null;

  @Field(() => GraphQLISODateTime, { description: 'For this student: extensions and extra time count.' })
  ownDueDate: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  submittedTime: Date | null;

  @Field(() => Int, { description: 'How often something was handed in: the last is of this number.' })
  submissionNumber: number;

  @Field(() => Boolean)
  submitted: boolean;

  @Field(() => Boolean, { description: 'Whether it was handed in when it was due.' })
  late: boolean;

  @Field(() => Boolean, { description: 'Whether a teacher has looked at what was handed in last.' })
  viewed: boolean;

  @Field(() => Float, { nullable: true, description: 'Of at most `point`; null until it is given.' })
  score: number | null;

  @Field(() => Float, { nullable: true, description: 'The score before what it lost for being late.' })
  givenScore: number | null;

  @Field(() => Boolean, { description: 'Whether it does not count for this student.' })
  excused: boolean;

  @Field(() => String, { nullable: true, description: 'What a teacher says of it.' })
  comment: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The receipt of what was handed in last is at /receipts/{code}.',
  })
  receiptCode: string | null;
}

/** A student's part of the homework of a lesson, to who teaches them. */
@ObjectType('HomeworkOfStudent')
export class LessonHomeworkModel {
  @Field(() => ID)
  studentId: string;

  @Field(() => StudentHomeworkModel)
  homework: StudentHomeworkModel;
}
