import type { GradeMark } from '@lyceum/contracts/live-course';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { GradeMarkEnum } from '../live-course.enums';

/** A cell of the gradebook, to who teaches. */
@ObjectType('GradeCell')
export class GradeCellModel {
  @Field(() => ID)
  homeworkId: string;

  @Field(() => ID)
  studentId: string;

  @Field(() => Int, { description: 'How often it was graded; a change names it.' })
  version: number;

  @Field(() => Float, { nullable: true, description: 'What was given.' })
  score: number | null;

  @Field(() => Float, { nullable: true, description: 'What counts of it: late work may have cost some.' })
  countedScore: number | null;

  @Field(() => GradeMarkEnum, { nullable: true })
  mark: GradeMark | null;

  @Field(() => String, { nullable: true })
  comment: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it is due for this student alone.' })
  dueDate: Date | null;

  @Field(() => Int, { description: 'Bits of `cellFlags` of the contract.' })
  flags: number;

  @Field(() => String, { nullable: true, description: 'Who graded it last, by name.' })
  gradedBy: string | null;

  @Field(() => Float, { description: 'What counts of everything the student has in the group.' })
  scoreTotal: number;

  @Field(() => Int, { description: 'The points of that.' })
  pointTotal: number;
}

/** What became of a change of grades. */
@ObjectType('SavedGrades')
export class SavedGradesModel {
  @Field(() => ID, { description: 'Undoes all of it.' })
  batchId: string;

  @Field(() => [GradeCellModel], { description: 'Saved cells, as they are now.' })
  saved: GradeCellModel[];

  @Field(() => [GradeCellModel], {
    description:
      'Cells that somebody else has changed since the caller saw them, as they are now; nothing of them is saved.',
  })
  conflicts: GradeCellModel[];
}

/** A cell at one time. */
@ObjectType('GradeStanding')
export class GradeStandingModel {
  @Field(() => Float, { nullable: true })
  score: number | null;

  @Field(() => GradeMarkEnum, { nullable: true })
  mark: GradeMark | null;

  @Field(() => String, { nullable: true })
  comment: string | null;

  @Field(() => String, { nullable: true, description: 'A time in ISO 8601.' })
  dueDate: string | null;
}

/** Who graded when, and what it was before. */
@ObjectType('GradeChange')
export class GradeChangeModel {
  @Field(() => Int)
  version: number;

  @Field(() => String, { nullable: true, description: 'By name; null where they are nobody any more.' })
  by: string | null;

  @Field(() => GraphQLISODateTime)
  time: Date;

  @Field(() => GradeStandingModel)
  before: GradeStandingModel;

  @Field(() => GradeStandingModel)
  after: GradeStandingModel;
}

/** All there is of a cell. */
@ObjectType('GradeRecord')
export class GradeRecordModel {
  @Field(() => GradeCellModel)
  cell: GradeCellModel;

  @Field(() => ID, { nullable: true, description: 'What it is called where its submissions are asked for.' })
  userLiveLessonHomeworkId: string | null;

  @Field(() => [GradeChangeModel], { description: 'The last one first.' })
  changes: GradeChangeModel[];
}
