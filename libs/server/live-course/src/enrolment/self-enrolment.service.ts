import {
  type EnrolmentOutcome,
  liveCourseErrors,
  type OfUserInput,
  ofUserSchema,
  type OfUserInGroupInput,
  ofUserInGroupSchema,
} from '@lyceum/contracts/live-course';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { enrol } from './enrol';
import type { EnrolmentStatusModel } from './enrolment-status.model';
import {
  enrolmentStatusQuery,
  holdCourseStatement,
  leaveWaitingByTagStatement,
  type SelfEnrolmentFacts,
  selfEnrolmentQuery,
} from './self-enrolment.statements';

/** Students who enrol themselves in groups of published courses, and what they are in. */
@Injectable()
export class SelfEnrolmentService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Where the caller stands in the classes they are in, or wait for; the latest first. */
  async status(actor: Actor, input: OfUserInput): Promise<EnrolmentStatusModel[]> {
    assertCan(actor, 'liveCourse.read');
    parseInput(ofUserSchema, input);
    return this.queries.rows(enrolmentStatusQuery, { userId: actor.userId });
  }

  /**
   * Gives the caller a seat in an open group that is free, or has them wait where it is full; where it costs something they wait,
   * until staff let them in, and so does whoever is grown up or has not said when they were born, as most who learn there are under age, and
   * whoever has a block with somebody of the class. Whoever is in or waits already stays so.
   * @returns where they stand now
   * @throws DomainError COMMON_INVALID_INPUT, LIVE_COURSE_COURSE_NOT_FOUND, LIVE_COURSE_ENROLMENT_CLOSED, LIVE_COURSE_WAS_WITHDRAWN, LIVE_COURSE_WAS_REFUSED,
   * LIVE_COURSE_ENROLLED_ELSEWHERE, LIVE_COURSE_OTHER_ROLE, LIVE_COURSE_NOT_ENROLLABLE
   */
  enrol(actor: Actor, input: OfUserInGroupInput): Promise<EnrolmentStatusModel> {
    assertCan(actor, 'liveCourse.write');
    const { groupTag } = parseInput(ofUserInGroupSchema, input);
    const { userId } = actor;
    return this.unitOfWork.run(async (transaction) => {
      const { groupId, isFree, isYoung } = await openGroup(transaction, groupTag, userId);
      const [enrolled] = await enrol(transaction, {
        groupId,
        userIds: [userId],
        by: userId,
        mayEnter: isFree && isYoung,
      });
      assertEntered(enrolled?.outcome);
      const places = await transaction.rows(enrolmentStatusQuery, { userId });
      const place = places.find((each) => each.groupTag === groupTag);
      if (!place) throw new DomainError(liveCourseErrors.NOT_ENROLLABLE);
      return place;
    });
  }

  /** Ends the caller's waiting for a group. @returns whether they waited */
  async leaveWaiting(actor: Actor, input: OfUserInGroupInput): Promise<boolean> {
    assertCan(actor, 'liveCourse.write');
    const { groupTag } = parseInput(ofUserInGroupSchema, input);
    const left = await this.unitOfWork.run((transaction) =>
      transaction.count(leaveWaitingByTagStatement, { groupTag, userId: actor.userId }),
    );
    return left > 0;
  }
}

/** A group that somebody may enrol themself in, its course held. */
async function openGroup(
  transaction: Transaction,
  groupTag: string,
  userId: string,
): Promise<SelfEnrolmentFacts & { groupId: string }> {
  const [held] = await transaction.rows(holdCourseStatement, { groupTag });
  if (!held) throw new DomainError(liveCourseErrors.COURSE_NOT_FOUND);
  const { groupId } = held;
  const [facts] = await transaction.rows(selfEnrolmentQuery, { groupId, userId });
  if (!facts?.isOpen) throw new DomainError(liveCourseErrors.ENROLMENT_CLOSED);
  if (facts.wasWithdrawn) throw new DomainError(liveCourseErrors.WAS_WITHDRAWN);
  if (facts.wasRefused) throw new DomainError(liveCourseErrors.WAS_REFUSED);
  if (facts.isElsewhere) throw new DomainError(liveCourseErrors.ENROLLED_ELSEWHERE);
  return { groupId, ...facts };
}

function assertEntered(outcome: EnrolmentOutcome | undefined): void {
  if (outcome === 'OTHER_ROLE') throw new DomainError(liveCourseErrors.OTHER_ROLE);
  if (outcome === undefined || outcome === 'NOT_NOW') throw new DomainError(liveCourseErrors.NOT_ENROLLABLE);
}
