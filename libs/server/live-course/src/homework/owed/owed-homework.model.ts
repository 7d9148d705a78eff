import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

/** Homework that its student can still hand in and has not, of any of their classes. */
@ObjectType('OwedHomework')
export class OwedHomeworkModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  homeworkTopic: string;

  @Field(() => String)
  groupTag: string;

  @Field(() => String)
  courseName: string;

  @Field(() => Int)
  point: number;

  @Field(() => GraphQLISODateTime, {
    description: 'For this student, to the end of its minute: extensions and extra time count.',
  })
  ownDueDate: Date;

  @Field(() => Boolean, { description: 'Whether it was due, and is taken late.' })
  late: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until when it is taken late, to the end of its minute; null for always, or never.',
  })
  takenUntil: Date | null;

  @Field(() => Int, { description: 'What a day late costs, in per cent of `point`.' })
  latePercent: number;
}
