import type { EnrolmentState } from '@lyceum/contracts/live-course';
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { LiveCoursePersonModel } from '../classroom/group.model';
import { EnrolmentStateEnum } from '../live-course.enums';

/** A student's place in a group, to who teaches them and to staff. */
@ObjectType('UserLiveCourse')
export class StudentModel {
  @Field(() => ID)
  id: string;

  @Field(() => LiveCoursePersonModel)
  user: LiveCoursePersonModel;

  @Field(() => EnrolmentStateEnum)
  state: EnrolmentState;

  @Field(() => String, { nullable: true })
  reportUrl: string | null;

  @Field(() => String, { nullable: true })
  certificateUrl: string | null;

  @Field(() => Int, { description: 'Homework they have handed in.' })
  submittedCnt: number;

  @Field(() => Int, { description: 'Of that, what nobody has looked at.' })
  unseenCnt: number;
}
