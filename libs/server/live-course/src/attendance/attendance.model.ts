import type { AttendanceState } from '@lyceum/contracts/live-course';
import { Personal } from '@lyceum/kernel';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { AttendanceStateEnum } from '../live-course.enums';

/** A lesson that somebody joined. */
@ObjectType('JoinedLiveLesson')
export class JoinedLessonModel {
  @Field(() => String, { description: 'Where it is held; for the caller alone.' })
  url: string;

  @Field(() => Int, { description: 'In so many seconds the caller is to say that they are still there.' })
  sayAgainIn: number;
}

/** How a student was in a lesson, by the joins that were counted or as a teacher corrected it. */
@ObjectType('LiveLessonAttendance')
export class AttendanceModel {
  @Field(() => ID)
  lessonId: string;

  @Field(() => Int)
  lessonNumber: number;

  @Field(() => String)
  lessonTopic: string;

  @Field(() => GraphQLISODateTime)
  startDateTime: Date;

  @Field(() => ID)
  studentId: string;

  @Personal('taught')
  @Field(() => String)
  firstName: string;

  @Personal('taught')
  @Field(() => String)
  lastName: string;

  @Field(() => AttendanceStateEnum)
  state: AttendanceState;

  @Field(() => Int, { description: 'Of the lesson, whole ones.' })
  minutes: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Of the lesson, in the call where it is held; null where nobody was seen in one.',
  })
  meetingMinutes: number | null;

  @Field(() => Boolean, { description: 'Came more than five minutes after it began.' })
  late: boolean;

  @Field(() => Boolean, { description: 'Was gone more than five minutes before it ended.' })
  leftEarly: boolean;

  @Field(() => String, { nullable: true, description: 'Why a teacher corrected it; null where nobody did.' })
  reason: string | null;
}

/** One correction of a student's attendance. */
@ObjectType('LiveAttendanceCorrection')
export class AttendanceCorrectionModel {
  @Field(() => ID)
  id: string;

  @Field(() => AttendanceStateEnum)
  state: AttendanceState;

  @Field(() => Int, { nullable: true })
  minutes: number | null;

  @Field(() => String)
  reason: string;

  @Field(() => GraphQLISODateTime)
  correctedAt: Date;

  @Personal('taught')
  @Field(() => String, { nullable: true, description: 'Who; null of an account that is gone.' })
  correctedBy: string | null;
}
