import {
  type CorrectAttendanceInput,
  correctAttendanceSchema,
  type InGroupInput,
  inGroupSchema,
  type InLessonInput,
  inLessonSchema,
  liveCourseCalls,
  type OfUserInGroupInput,
  ofUserInGroupSchema,
  type StudentInLessonInput,
  studentInLessonSchema,
} from '@lyceum/contracts/live-course';
import {
  ActingUser,
  type Actor,
  Arguments,
  CurrentActor,
  Limited,
  NamesAnother,
  Requires,
} from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { LiveCourseFileModel } from '../live-course-file.model';
import { AttendanceCorrectionModel, AttendanceModel, JoinedLessonModel } from './attendance.model';
import { AttendanceService } from './attendance.service';

@Resolver(() => AttendanceModel)
export class AttendanceResolver {
  constructor(private readonly attendance: AttendanceService) {}

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.presence)
  @Mutation(() => JoinedLessonModel, {
    description:
      'Lets the caller into a lesson of theirs, from ten minutes before it begins until it ends, and counts that.',
  })
  joinLiveLesson(
    @CurrentActor() actor: Actor,
    @Arguments(inLessonSchema) input: InLessonInput,
  ): Promise<JoinedLessonModel> {
    return this.attendance.join(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.presence)
  @Mutation(() => Boolean, {
    description: 'The caller is still in a lesson they joined; whether that counts.',
  })
  stayInLiveLesson(
    @CurrentActor() actor: Actor,
    @Arguments(inLessonSchema) input: InLessonInput,
  ): Promise<boolean> {
    return this.attendance.stay(actor, input);
  }

  @NamesAnother('studentId')
  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => AttendanceModel, {
    description: 'Says what is true of a student in a lesson instead of what was counted, and why.',
  })
  correctLiveAttendance(
    @CurrentActor() actor: Actor,
    @Arguments(correctAttendanceSchema) input: CorrectAttendanceInput,
  ): Promise<AttendanceModel> {
    return this.attendance.correct(actor, input);
  }

  @Requires('liveCourse.read')
  @Query(() => [AttendanceModel], {
    description: 'How all students of a group were in its lessons so far, to who teaches them.',
  })
  getLiveCourseAttendance(
    @CurrentActor() actor: Actor,
    @Arguments(inGroupSchema) input: InGroupInput,
  ): Promise<AttendanceModel[]> {
    return this.attendance.ofGroup(actor, input);
  }

  @Requires('liveCourse.read')
  @Query(() => LiveCourseFileModel, { description: 'The same as a file for spreadsheets.' })
  getLiveCourseAttendanceFile(
    @CurrentActor() actor: Actor,
    @Arguments(inGroupSchema) input: InGroupInput,
  ): Promise<LiveCourseFileModel> {
    return this.attendance.file(actor, input);
  }

  @Requires('liveCourse.read')
  @ActingUser('userId')
  @Query(() => [AttendanceModel], { description: 'How the caller was in the lessons of a group so far.' })
  getOwnLiveCourseAttendance(
    @CurrentActor() actor: Actor,
    @Arguments(ofUserInGroupSchema) input: OfUserInGroupInput,
  ): Promise<AttendanceModel[]> {
    return this.attendance.own(actor, input);
  }

  @NamesAnother('studentId')
  @Requires('liveCourse.read')
  @Query(() => [AttendanceCorrectionModel], {
    description:
      'Corrections of a student in a lesson, the latest first, to who teaches them and to themselves.',
  })
  getLiveAttendanceCorrections(
    @CurrentActor() actor: Actor,
    @Arguments(studentInLessonSchema) input: StudentInLessonInput,
  ): Promise<AttendanceCorrectionModel[]> {
    return this.attendance.corrections(actor, input);
  }
}
