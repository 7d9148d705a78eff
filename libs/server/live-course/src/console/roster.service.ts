import {
  type EnterInGroupInput,
  enterInGroupSchema,
  liveCourseErrors,
  type LiveMemberIdInput,
  liveMemberIdSchema,
  type MovedStudent,
  type MoveStudentInput,
  moveStudentSchema,
  type TakeOffListInput,
  takeOffListSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { holdGroup, promote, raiseChanges } from '../enrolment/enrol';
import { holdGroupsStatement, leaveWaitingStatement } from '../enrolment/enrolment.statements';
import { recountStatement } from '../homework/recount.statements';
import { holdGroupOfMemberStatement } from '../members/student.statements';
import { auditGroup } from '../audit-group';
import {
  enterStatement,
  moveSoldSeatsStatement,
  moveWorkStatement,
  personToEnterQuery,
  type Place,
  placeInGroupQuery,
  placeQuery,
  sumTotalsStatement,
  takeAwayStatement,
  takeInStatement,
} from './roster.statements';

/** Who is in a class, as staff say it. */
@Injectable()
export class RosterService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Enters a teacher, whose account is one, an assistant or an observer.
   * @throws DomainError LIVE_COURSE_NO_SUCH_GROUP, LIVE_COURSE_PERSON_NOT_FOUND, LIVE_COURSE_NOT_A_TEACHER, LIVE_COURSE_MEMBER_ALREADY
   */
  async enter(actor: Actor, input: EnterInGroupInput): Promise<void> {
    assertCan(actor, 'liveCourse.oversee');
    const { groupId, email, role } = parseInput(enterInGroupSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      await holdGroup(transaction, groupId);
      const [person] = await transaction.rows(personToEnterQuery, { email });
      if (!person) throw new DomainError(liveCourseErrors.PERSON_NOT_FOUND);
      const { userId, isTeacher } = person;
      if (role === 'TEACHER' && !isTeacher) throw new DomainError(liveCourseErrors.NOT_A_TEACHER);
      const [entered] = await transaction.rows(enterStatement, { groupId, userId, role });
      if (!entered) throw new DomainError(liveCourseErrors.MEMBER_ALREADY);
      raiseChanges(transaction, { groupId, by: actor.userId }, 'ROLE', [userId]);
      auditGroup(transaction, actor, groupId, { action: 'liveGroup.enter', after: { userId, role } });
    });
  }

  /** Takes somebody out, at once; a student's work stays, and their seat goes to who waits. @throws DomainError LIVE_COURSE_MEMBER_GONE */
  async takeAway(actor: Actor, input: LiveMemberIdInput): Promise<void> {
    assertCan(actor, 'liveCourse.oversee');
    const { memberId } = parseInput(liveMemberIdSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      await transaction.count(holdGroupOfMemberStatement, { memberId });
      const { groupId, userId, role } = await leave(transaction, actor, memberId);
      auditGroup(transaction, actor, groupId, { action: 'liveGroup.takeAway', before: { userId, role } });
    });
  }

  /** Takes somebody off the waiting list. @throws DomainError LIVE_COURSE_NOT_WAITING */
  async takeOffList(actor: Actor, input: TakeOffListInput): Promise<void> {
    assertCan(actor, 'liveCourse.oversee');
    const { groupId, userId } = parseInput(takeOffListSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const count = await transaction.count(leaveWaitingStatement, { groupId, userId });
      if (count === 0) throw new DomainError(liveCourseErrors.NOT_WAITING);
      auditGroup(transaction, actor, groupId, { action: 'liveGroup.takeOffList', before: { userId } });
    });
  }

  /**
   * Moves a student to a free seat of another class of the course, with their work: it goes to the homework of the same lesson,
   * topic and points; what the other class has none for stays with the class it was done in.
   * @throws DomainError LIVE_COURSE_MEMBER_GONE, LIVE_COURSE_OTHER_COURSE, LIVE_COURSE_MEMBER_ALREADY, LIVE_COURSE_GROUP_FULL
   */
  async move(actor: Actor, input: MoveStudentInput): Promise<MovedStudent> {
    assertCan(actor, 'liveCourse.oversee');
    const { memberId, intoGroupId } = parseInput(moveStudentSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const { groupId, userId: studentId } = await studentToMove(transaction, memberId, intoGroupId);
      await promote(transaction, intoGroupId);
      const [seat] = await transaction.rows(takeInStatement, { memberId, intoGroupId });
      if (!seat) throw new DomainError(liveCourseErrors.GROUP_FULL);
      const [work] = await transaction.rows(moveWorkStatement, { memberId, intoGroupId });
      await transaction.count(sumTotalsStatement, { studentId, groupIds: [groupId, intoGroupId] });
      await transaction.count(recountStatement, { groupId: intoGroupId, studentId, homeworkId: null });
      await transaction.count(leaveWaitingStatement, { groupId: intoGroupId, userId: studentId });
      await transaction.count(moveSoldSeatsStatement, { groupId, intoGroupId, studentId });
      await leave(transaction, actor, memberId);
      raiseChanges(transaction, { groupId: intoGroupId, by: actor.userId }, 'MOVED', [studentId]);
      const moved = { moved: work?.moved ?? 0, left: work?.left ?? 0 };
      auditGroup(transaction, actor, groupId, {
        action: 'liveGroup.move',
        after: { studentId, classId: intoGroupId, ...moved },
      });
      auditGroup(transaction, actor, intoGroupId, {
        action: 'liveGroup.takeIn',
        after: { studentId, classId: groupId, ...moved },
      });
      return moved;
    });
  }
}

/** Ends a place of a class that is held. @throws DomainError LIVE_COURSE_MEMBER_GONE */
async function leave(transaction: Transaction, actor: Actor, memberId: string): Promise<Place> {
  const [place] = await transaction.rows(takeAwayStatement, { memberId });
  if (!place) throw new DomainError(liveCourseErrors.MEMBER_GONE);
  const { groupId, userId, role } = place;
  raiseChanges(transaction, { groupId, by: actor.userId }, 'LEFT', [userId]);
  if (role === 'STUDENT') await promote(transaction, groupId);
  return place;
}

/**
 * Holds both classes, in one order. @returns the student's place
 * @throws DomainError LIVE_COURSE_MEMBER_GONE, LIVE_COURSE_OTHER_COURSE, LIVE_COURSE_MEMBER_ALREADY
 */
async function studentToMove(
  transaction: Transaction,
  memberId: string,
  intoGroupId: string,
): Promise<Place> {
  const [from] = await transaction.rows(placeQuery, { memberId });
  if (from?.role !== 'STUDENT') throw new DomainError(liveCourseErrors.MEMBER_GONE);
  const groups = await transaction.rows(holdGroupsStatement, { groupIds: [from.groupId, intoGroupId] });
  const into = groups.find(({ id }) => id === intoGroupId);
  const isOfCourse = new Set(groups.map(({ courseTag }) => courseTag)).size === 1;
  if (groups.length < 2 || !isOfCourse || !into || into.isOver)
    throw new DomainError(liveCourseErrors.OTHER_COURSE);
  const [there] = await transaction.rows(placeInGroupQuery, { groupId: intoGroupId, userId: from.userId });
  if (there) throw new DomainError(liveCourseErrors.MEMBER_ALREADY);
  return from;
}
