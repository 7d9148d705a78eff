import { Injectable } from '@nestjs/common';
import { type Delivered, Subscribe, type Transaction } from '@lyceum/kernel';
import { HoldService, isHeld } from '@lyceum/moderation';
import { ReplyDeleted, ReplyEdited, ReplyWritten } from '../replies.events';

type Written = Delivered<typeof ReplyWritten>;

/** Puts posts and comments that are held back into the moderators' queue, and takes out what is gone. */
@Injectable()
export class ReplyHoldProcessor {
  constructor(private readonly holds: HoldService) {}

  @Subscribe(ReplyWritten, 'moderation.queue-a-held-reply-in-a-thread', { when: isHeld })
  queueNew({ payload }: Written, transaction: Transaction): Promise<void> {
    return this.holds.queue(transaction, { type: payload.replyType, id: payload.replyId });
  }

  @Subscribe(ReplyEdited, 'moderation.queue-a-reply-held-after-an-edit', { when: isHeld })
  queueEdited({ payload }: Written, transaction: Transaction): Promise<void> {
    return this.holds.queue(transaction, { type: payload.replyType, id: payload.replyId });
  }

  @Subscribe(ReplyDeleted, 'moderation.close-the-case-of-a-deleted-reply-in-a-thread')
  closeDeleted({ payload }: Delivered<typeof ReplyDeleted>, transaction: Transaction): Promise<void> {
    const { replyType: type, replyId: id, creatorId: authorId, deletedBy } = payload;
    return this.holds.forget(transaction, { type, id, authorId, deletedBy });
  }
}
