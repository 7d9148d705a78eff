import { liveCourseErrors, type TakeOutInput, takeOutSchema } from '@lyceum/contracts/live-course';
import {
  type Actor,
  ActivityLog,
  assertCan,
  can,
  DomainError,
  Notices,
  parseInput,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { KeptFilesService } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import { auditByStaff } from '../../audit-group';
import { takenOut } from '../recording.notices';
import { nowWithdrawnStatement, shortenStatement, type Taken, takeOutStatement } from './take-out.statements';

/** Takes people out of recordings that are over, for good: what others said stays. */
@Injectable()
export class TakeOutService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly activity: ActivityLog,
    private readonly files: KeptFilesService,
    private readonly notices: Notices,
  ) {}

  /**
   * All films of a person, their files too, and what they did: nothing stays that names them. Everybody may themselves, also after they left
   * the class; of others who teaches the class, and staff who oversee all. Who was taken out by others is told.
   * @throws DomainError LIVE_COURSE_RECORDING_NOT_FOUND, also where they are not in it or the caller may not
   */
  async takeOut(actor: Actor, input: TakeOutInput): Promise<void> {
    assertCan(actor, 'liveCourse.write');
    const { recordingId: id, userId: personId } = parseInput(takeOutSchema, input);
    const { userId } = actor;
    const oversees = can(actor, 'liveCourse.oversee');
    await this.unitOfWork.run(async (transaction) => {
      const [taken] = await transaction.rows(takeOutStatement, { id, personId, userId, oversees });
      if (!taken) throw new DomainError(liveCourseErrors.RECORDING_NOT_FOUND);
      await this.files.erase(transaction, taken.paths);
      await transaction.count(nowWithdrawnStatement, { id, personId });
      await transaction.count(shortenStatement, { id });
      const isOwn = personId === userId;
      await this.activity.record(transaction, {
        userId,
        actionType: 'FILE_DELETE',
        feature: 'courses',
        details: { target: 'liveRecording', targetId: id, ...(!isOwn && { targetUser: personId }) },
      });
      if (isOwn) return;
      auditByStaff(transaction, actor, taken.groupId, {
        action: 'liveGroup.takeOutOfRecording',
        before: { recordingId: id, userId: personId },
      });
      this.tell(transaction, { id, personId }, taken);
    });
  }

  /** Whoever did it is not named: it is told also where they have a block. */
  private tell(
    transaction: Transaction,
    { id, personId }: { readonly id: string; readonly personId: string },
    { course, number }: Taken,
  ): void {
    this.notices.tell(
      transaction,
      takenOut,
      { course, number },
      { userId: personId, by: null, url: '/get-recording', tag: `taken out of ${id}`, about: null },
    );
  }
}
