import type { ClassPlaceState, LiveCourseRole } from '@lyceum/contracts/live-course';
import { Field, GraphQLISODateTime, Int, ObjectType } from '@nestjs/graphql';
import { ClassPlaceStateEnum, LiveCourseRoleEnum } from '../live-course.enums';

/** Where somebody stands in a class, to themself. */
@ObjectType('ClassEnrollmentStatus')
export class EnrolmentStatusModel {
  @Field(() => String)
  courseTag: string;

  @Field(() => String)
  groupTag: string;

  @Field(() => ClassPlaceStateEnum)
  state: ClassPlaceState;

  @Field(() => LiveCourseRoleEnum, { nullable: true, description: 'Null to who waits.' })
  role: LiveCourseRole | null;

  @Field(() => Int, { nullable: true, description: 'How many wait before them; null to who is in.' })
  waitBefore: number | null;

  @Field(() => GraphQLISODateTime)
  since: Date;
}
