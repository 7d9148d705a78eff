import { liveCourseErrors, type TakeOutInput, takeOutSchema } from '@lyceum/contracts/live-course';
import {
  type Actor,
  ActivityLog,
  assertCan,
  can,
  DomainError,
  parseInput,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { KeptFilesService } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import { auditByStaff } from '../../audit-group';
import {
  forgetMomentsStatement,
  nowWithdrawnStatement,
  shortenStatement,
  takeOutStatement,
} from './take-out.statements';

/** Takes people out of recordings that are over, for good: what others said stays. */
@Injectable()
export class TakeOutService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly activity: ActivityLog,
    private readonly files: KeptFilesService,
  ) {}

  /**
   * All films of a person, their files too, and what they did. Everybody may themselves, also after they left the class; of others who
   * teaches the class, and staff who oversee all.
   * @throws DomainError LIVE_COURSE_RECORDING_NOT_FOUND, also where they are not in it or the caller may not
   */
  async takeOut(actor: Actor, input: TakeOutInput): Promise<void> {
    assertCan(actor, 'liveCourse.write');
    const { recordingId: id, userId: personId } = parseInput(takeOutSchema, input);
    const { userId } = actor;
    const oversees = can(actor, 'liveCourse.oversee');
    await this.unitOfWork.run(async (transaction) => {
      const films = await transaction.rows(takeOutStatement, { id, personId, userId, oversees });
      const [first] = films;
      if (!first) throw new DomainError(liveCourseErrors.RECORDING_NOT_FOUND);
      await this.files.erase(
        transaction,
        films.flatMap(({ path }) => path ?? []),
      );
      await this.forget(transaction, { id, personId });
      await this.activity.record(transaction, {
        userId,
        actionType: 'FILE_DELETE',
        feature: 'courses',
        details: { target: 'liveRecording', targetId: id },
      });
      if (personId !== userId)
        auditByStaff(transaction, actor, first.groupId, {
          action: 'liveGroup.takeOutOfRecording',
          before: { recordingId: id, userId: personId },
        });
    });
  }

  private async forget(
    transaction: Transaction,
    who: { readonly id: string; readonly personId: string },
  ): Promise<void> {
    await transaction.count(nowWithdrawnStatement, who);
    await transaction.count(forgetMomentsStatement, who);
    await transaction.count(shortenStatement, { id: who.id });
  }
}
