import { Injectable } from '@nestjs/common';
import { type Delivered, Subscribe, type Transaction } from '@lyceum/kernel';
import { HoldService, isHeld } from '@lyceum/moderation';
import { ThreadCreated, ThreadDeleted, ThreadEdited } from '../threads.events';

type Written = Delivered<typeof ThreadCreated>;

/** Puts threads that are held back into the moderators' queue, and takes out what is gone. */
@Injectable()
export class ThreadHoldProcessor {
  constructor(private readonly holds: HoldService) {}

  @Subscribe(ThreadCreated, 'moderation.queue-a-held-thread', { when: isHeld })
  queueNew({ payload }: Written, transaction: Transaction): Promise<void> {
    return this.holds.queue(transaction, { type: 'THREAD', id: payload.threadId });
  }

  @Subscribe(ThreadEdited, 'moderation.queue-a-thread-held-after-an-edit', { when: isHeld })
  queueEdited({ payload }: Written, transaction: Transaction): Promise<void> {
    return this.holds.queue(transaction, { type: 'THREAD', id: payload.threadId });
  }

  @Subscribe(ThreadDeleted, 'moderation.close-the-case-of-a-deleted-thread')
  closeDeleted({ payload }: Delivered<typeof ThreadDeleted>, transaction: Transaction): Promise<void> {
    const { threadId, creatorId, deletedBy } = payload;
    return this.holds.forget(transaction, { type: 'THREAD', id: threadId, authorId: creatorId, deletedBy });
  }
}
