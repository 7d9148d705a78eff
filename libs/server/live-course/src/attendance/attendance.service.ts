import {
  type CorrectAttendanceInput,
  correctAttendanceSchema,
  type InGroupInput,
  inGroupSchema,
  type InLessonInput,
  inLessonSchema,
  liveCourseErrors,
  type OfUserInGroupInput,
  ofUserInGroupSchema,
  type StudentInLessonInput,
  studentInLessonSchema,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  assertCan,
  can,
  DomainError,
  parseInput,
  PreparedQueries,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { ownRoleQuery } from '../live-course.queries';
import type { LiveCourseFileModel } from '../live-course-file.model';
import { seatQuery } from '../members/student.statements';
import { attendanceCsv } from './attendance-csv';
import type { AttendanceCorrectionModel, AttendanceModel, JoinedLessonModel } from './attendance.model';
import {
  attendanceInLessonQuery,
  attendanceOfGroupQuery,
  attendanceOfStudentQuery,
  correctionsQuery,
  correctStatement,
  joinStatement,
  seenStatement,
} from './attendance.statements';
import { MeetingProvider } from '../meetings/meeting-provider.port';

/** Whoever is in a lesson says so as often, in seconds. */
const sayAgainIn = 60;

/** Who was in which lesson, and for how long. */
@Injectable()
export class AttendanceService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly meetings: MeetingProvider,
  ) {}

  /**
   * Lets the caller into a lesson, from ten minutes before it begins until it ends, and counts that; again is no second join while
   * they are there. Its teachers, and who stands in, are let in to begin it.
   * @throws DomainError LIVE_COURSE_LESSON_NOT_FOUND to who is not in the class, LIVE_COURSE_NOT_JOINABLE, LIVE_COURSE_NO_MEETING
   */
  async join(actor: Actor, input: InLessonInput): Promise<JoinedLessonModel> {
    assertCan(actor, 'liveCourse.write');
    const { lessonId } = parseInput(inLessonSchema, input);
    const { userId } = actor;
    const [door] = await this.queries.rows(joinStatement, { lessonId, userId });
    if (!door) throw new DomainError(liveCourseErrors.LESSON_NOT_FOUND);
    if (!door.isOpen) throw new DomainError(liveCourseErrors.NOT_JOINABLE);
    const url = await this.meetings.wayIn({ lessonId, ...door }, door.hosts ? 'HOST' : 'GUEST', userId);
    if (url === null) throw new DomainError(liveCourseErrors.NO_MEETING);
    return { url, sayAgainIn };
  }

  /** The caller is still in a lesson they joined. @returns whether that counts: not when it is over, or they never joined */
  async stay(actor: Actor, input: InLessonInput): Promise<boolean> {
    assertCan(actor, 'liveCourse.write');
    const { lessonId } = parseInput(inLessonSchema, input);
    const seen = await this.queries.rows(seenStatement, { lessonId, userId: actor.userId });
    return seen.length > 0;
  }

  /**
   * How all students of a group were in its lessons so far, to who teaches them.
   * @throws DomainError LIVE_COURSE_GROUP_NOT_FOUND, LIVE_COURSE_ONLY_TEACHERS
   */
  async ofGroup(actor: Actor, input: InGroupInput): Promise<AttendanceModel[]> {
    assertCan(actor, 'liveCourse.read');
    const { groupTag } = parseInput(inGroupSchema, input);
    const oversees = can(actor, 'liveCourse.oversee');
    const [seat] = await this.queries.rows(seatQuery, { groupTag, userId: actor.userId, oversees });
    if (!seat) throw new DomainError(liveCourseErrors.GROUP_NOT_FOUND);
    if (!seat.teaches) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
    return this.queries.rows(attendanceOfGroupQuery, { groupId: seat.groupId });
  }

  /** The same as a table for spreadsheets; what they would take for a formula is text. @throws DomainError as `ofGroup` */
  async file(actor: Actor, input: InGroupInput): Promise<LiveCourseFileModel> {
    const rows = await this.ofGroup(actor, input);
    return { fileName: `attendance-${input.groupTag}.csv`, content: attendanceCsv(rows) };
  }

  /** How the caller was in the lessons of a group so far. @throws DomainError LIVE_COURSE_GROUP_NOT_FOUND */
  async own(actor: Actor, input: OfUserInGroupInput): Promise<AttendanceModel[]> {
    assertCan(actor, 'liveCourse.read');
    const { groupTag } = parseInput(ofUserInGroupSchema, input);
    const [seat] = await this.queries.rows(ownRoleQuery, { groupTag, userId: actor.userId });
    if (!seat) throw new DomainError(liveCourseErrors.GROUP_NOT_FOUND);
    const values = { groupId: seat.groupId, studentId: actor.userId };
    return this.queries.rows(attendanceOfStudentQuery, values);
  }

  /**
   * Says what is true of a student in a lesson instead of what was counted; what was said before stays in its history.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_MEMBER_NOT_FOUND, also to who does not teach them
   */
  async correct(actor: Actor, input: CorrectAttendanceInput): Promise<AttendanceModel> {
    assertCan(actor, 'liveCourse.write');
    const { lessonId, studentId, state, minutes = null, reason } = parseInput(correctAttendanceSchema, input);
    const correction = { lessonId, studentId, state, minutes, reason, userId: actor.userId };
    return this.unitOfWork.run(async (transaction) => {
      const oversees = can(actor, 'liveCourse.oversee');
      const [said] = await transaction.rows(correctStatement, { ...correction, oversees });
      const [kept] = said ? await transaction.rows(attendanceInLessonQuery, { lessonId, studentId }) : [];
      if (!kept) throw new DomainError(liveCourseErrors.MEMBER_NOT_FOUND);
      return kept;
    });
  }

  /** Corrections of a student in a lesson, the latest first; none to who neither teaches them nor is them. */
  async corrections(actor: Actor, input: StudentInLessonInput): Promise<AttendanceCorrectionModel[]> {
    assertCan(actor, 'liveCourse.read');
    const asked = parseInput(studentInLessonSchema, input);
    const oversees = can(actor, 'liveCourse.oversee');
    return this.queries.rows(correctionsQuery, { ...asked, userId: actor.userId, oversees });
  }
}
