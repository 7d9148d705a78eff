import type { EnrolmentState } from '@lyceum/contracts/live-course';
import { Field, ID, ObjectType } from '@nestjs/graphql';
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
}
