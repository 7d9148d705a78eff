import { Injectable } from '@nestjs/common';
import type { UserActionType } from '@lyceum/contracts';
import { ReplyClapped, ReplyDeleted, ReplyEdited, type ReplyShown, ReplyWritten } from '@lyceum/forum';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { recordAction } from './action-record';

type Reply = EventPayload<typeof ReplyShown>;

/** Writes what people do with posts and comments into their activity log (checklist lines 113, 241). */
@Injectable()
export class ReplyProcessor {
  @Subscribe(ReplyWritten, 'logging.record-written-reply')
  recordCreation({ payload }: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    return record(transaction, 'CREATE', payload.creatorId, payload);
  }

  @Subscribe(ReplyEdited, 'logging.record-edited-reply')
  recordEdit({ payload }: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    return record(transaction, 'EDIT', payload.creatorId, payload);
  }

  @Subscribe(ReplyClapped, 'logging.record-claps-for-a-reply')
  recordClaps(
    { payload }: DeliveredEvent<EventPayload<typeof ReplyClapped>>,
    transaction: Transaction,
  ): Promise<void> {
    return record(transaction, 'CLAP', payload.clapperId, payload);
  }

  @Subscribe(ReplyDeleted, 'logging.record-deleted-reply')
  recordDeletion(
    { payload }: DeliveredEvent<EventPayload<typeof ReplyDeleted>>,
    transaction: Transaction,
  ): Promise<void> {
    return record(transaction, 'DELETE', payload.deletedBy, payload);
  }
}

function record(
  transaction: Transaction,
  actionType: UserActionType,
  userId: string,
  { replyType: target, replyId: targetId, threadId }: Reply,
): Promise<void> {
  return recordAction(transaction, {
    userId,
    actionType,
    path: `/thread/${threadId}`,
    details: { target, targetId },
  });
}
