import {
  type InGroupInput,
  inGroupSchema,
  liveCourseErrors,
  type UpdateUserLiveCourseInput,
  updateUserLiveCourseSchema,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  assertCan,
  can,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { auditByStaff } from '../audit-group';
import { promote, raiseChanges } from '../enrolment/enrol';
import { ReportKeeper } from '../reports/report-keeper';
import type { StudentModel } from './student.model';
import {
  holdGroupOfMemberStatement,
  reportOfMemberQuery,
  seatQuery,
  studentQuery,
  studentsQuery,
  updateStudentStatement,
} from './student.statements';

/** Students of groups, as who teaches them and staff look after them. */
@Injectable()
export class StudentService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: ReportKeeper,
  ) {}

  /**
   * A group's students, those who were withdrawn last; e-mails to its teachers and to staff, not to assistants.
   * @throws DomainError LIVE_COURSE_GROUP_NOT_FOUND to who is not in it, LIVE_COURSE_ONLY_TEACHERS
   */
  async students(actor: Actor, input: InGroupInput): Promise<StudentModel[]> {
    assertCan(actor, 'liveCourse.read');
    const { groupTag } = parseInput(inGroupSchema, input);
    const oversees = can(actor, 'liveCourse.oversee');
    const [seat] = await this.queries.rows(seatQuery, { groupTag, userId: actor.userId, oversees });
    if (!seat) throw new DomainError(liveCourseErrors.GROUP_NOT_FOUND);
    if (!seat.teaches) throw new DomainError(liveCourseErrors.ONLY_TEACHERS);
    return this.queries.rows(studentsQuery, { groupId: seat.groupId, leads: seat.leads });
  }

  /**
   * Changes report, certificate and standing of a student, by the group's teachers and by staff; who is withdrawn is in the
   * group no more, their work stays, and their seat goes to who waits. Whom staff took out staff alone give back their place.
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_MEMBER_NOT_FOUND, also to who does not teach them, LIVE_COURSE_GROUP_FULL,
   * LIVE_COURSE_NOT_ENROLLABLE, UPLOADS_NOT_A_FILE_OF_YOURS
   */
  async update(actor: Actor, input: UpdateUserLiveCourseInput): Promise<StudentModel> {
    assertCan(actor, 'liveCourse.write');
    const { userLiveCourseId: memberId, input: said } = parseInput(updateUserLiveCourseSchema, input);
    const { reportUrl = null, certificateUrl = null, state = null } = said;
    const values = { memberId, reportUrl, certificateUrl, state, userId: actor.userId };
    return this.unitOfWork.run(async (transaction) => {
      if (state) await transaction.count(holdGroupOfMemberStatement, { memberId });
      const oversees = can(actor, 'liveCourse.oversee');
      if (reportUrl !== null)
        await this.giveReport(transaction, actor, { memberId, path: reportUrl, oversees });
      const [updated] = await transaction.rows(updateStudentStatement, { ...values, oversees });
      const [student] = updated ? await transaction.rows(studentQuery, { memberId, leads: true }) : [];
      if (!updated || !student) throw new DomainError(liveCourseErrors.MEMBER_NOT_FOUND);
      if (updated.isRefused) throw new DomainError(liveCourseErrors.NOT_ENROLLABLE);
      const studentId = student.user.id;
      if (updated.isIn !== updated.wasIn)
        await seatChanged(transaction, actor, { ...updated, userId: studentId });
      // Which links, not where they lead: the log outlives the account.
      const links = Object.entries({ reportUrl, certificateUrl }).flatMap(([name, url]) =>
        url === null ? [] : [name],
      );
      auditByStaff(transaction, actor, updated.groupId, {
        action: 'liveGroup.changeStudent',
        before: { state: updated.former },
        after: { studentId, state: student.state, links },
      });
      return student;
    });
  }

  /** Nothing where the caller may not change the student. */
  private async giveReport(
    transaction: Transaction,
    actor: Actor,
    { memberId, path, oversees }: GivenReport,
  ): Promise<void> {
    const [member] = await transaction.rows(reportOfMemberQuery, {
      memberId,
      userId: actor.userId,
      oversees,
    });
    if (!member || member.reportUrl === path) return;
    await this.reports.assertSent(actor, path);
    const { userId, reportUrl: former } = member;
    await this.reports.handOver(transaction, actor, { memberId, userId, former, path });
  }
}

interface GivenReport {
  readonly memberId: string;
  readonly path: string;
  readonly oversees: boolean;
}

interface ChangedSeat {
  readonly groupId: string;
  readonly userId: string;
  readonly isIn: boolean;
  readonly isOverfull: boolean;
}

/** A seat of a group that is held was given back, or taken again. @throws DomainError LIVE_COURSE_GROUP_FULL */
async function seatChanged(
  transaction: Transaction,
  actor: Actor,
  { groupId, userId, isIn, isOverfull }: ChangedSeat,
): Promise<void> {
  if (isOverfull) throw new DomainError(liveCourseErrors.GROUP_FULL);
  raiseChanges(transaction, { groupId, by: actor.userId }, isIn ? 'ENROLLED' : 'LEFT', [userId]);
  if (!isIn) await promote(transaction, groupId);
}
