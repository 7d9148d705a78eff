import {
  type AskingIdInput,
  askingIdSchema,
  type AskingIdsInput,
  askingIdsSchema,
  type LetInAnswer,
  liveCourseErrors,
  type RefuseAskingInput,
  refuseAskingSchema,
} from '@lyceum/contracts/live-course';
import type { BulkResult } from '@lyceum/contracts/ops';
import { type Actor, assertCan, bulk, DomainError, Notices, parseInput, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { auditGroup } from '../audit-group';
import { enrol, raiseChanges } from '../enrolment/enrol';
import { refusedFromClass } from '../enrolment/notices/enrolment.notices';
import { askingQuery, holdGroupOfAskingStatement, refuseAskingStatement } from './asking.statements';

/** Who enrolled themself and waits for the word of staff: let in, or refused (decision 54). */
@Injectable()
export class AskingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notices: Notices,
  ) {}

  /**
   * Gives them a free seat, or has them get the next one; they are told.
   * @throws DomainError LIVE_COURSE_NOT_WAITING, LIVE_COURSE_GROUP_OVER, LIVE_COURSE_CANNOT_LEARN
   */
  async letIn(actor: Actor, input: AskingIdInput): Promise<LetInAnswer> {
    assertCan(actor, 'liveCourse.oversee');
    const { askingId } = parseInput(askingIdSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      await transaction.count(holdGroupOfAskingStatement, { askingId });
      const [asking] = await transaction.rows(askingQuery, { askingId });
      if (!asking) throw new DomainError(liveCourseErrors.NOT_WAITING);
      const { groupId, userId } = asking;
      const order = { groupId, userIds: [userId], by: actor.userId, mayEnter: true, byStaff: true };
      const [enrolled] = await enrol(transaction, order);
      const isIn = enrolled?.outcome === 'ENROLLED' || enrolled?.outcome === 'IN';
      if (!isIn && enrolled?.outcome !== 'WAITS') throw new DomainError(liveCourseErrors.CANNOT_LEARN);
      if (!isIn) raiseChanges(transaction, { groupId, by: actor.userId }, 'WAITING', [userId]);
      const outcome = isIn ? 'ENROLLED' : 'WAITING';
      auditGroup(transaction, actor, groupId, { action: 'liveGroup.letIn', after: { userId, outcome } });
      return { outcome } as const;
    });
  }

  /** The same for several, each by itself, those who wait longest first as they are listed. @returns what became of each */
  letInMany(actor: Actor, input: AskingIdsInput): Promise<BulkResult[]> {
    assertCan(actor, 'liveCourse.oversee');
    const { ids } = parseInput(askingIdsSchema, input);
    return bulk(ids, (askingId) => this.letIn(actor, { askingId }));
  }

  /** Ends their waiting; they are told why, and cannot enrol themself in this class again. @throws DomainError LIVE_COURSE_NOT_WAITING */
  async refuse(actor: Actor, input: RefuseAskingInput): Promise<void> {
    assertCan(actor, 'liveCourse.oversee');
    const { askingId, reason } = parseInput(refuseAskingSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      await transaction.count(holdGroupOfAskingStatement, { askingId });
      const values = { askingId, reason, by: actor.userId };
      const [refused] = await transaction.rows(refuseAskingStatement, values);
      if (!refused) throw new DomainError(liveCourseErrors.NOT_WAITING);
      const { groupId, userId, course, courseTag } = refused;
      auditGroup(transaction, actor, groupId, { action: 'liveGroup.refuse', after: { userId, reason } });
      const tag = `place ${groupId}`;
      this.notices.withdraw(transaction, { userId, by: null, tag });
      const told = { userId, by: null, url: `/live-course-p/${courseTag}`, tag };
      // Their place is gone by now, so that nothing may be asked of it.
      this.notices.tell(transaction, refusedFromClass, { course, reason }, { ...told, about: null });
    });
  }
}
