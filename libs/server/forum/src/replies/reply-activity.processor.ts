import { Injectable } from '@nestjs/common';
import type { UserActionType } from '@lyceum/contracts/logging';
import {
  ActivityLog,
  AfterCommitOf,
  type Delivered,
  type DeliveredEvent,
  type EventPayload,
  type HeardAction,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import { ReplyClapped, ReplyDeleted, ReplyEdited, type ReplyShown, ReplyWritten } from './replies.events';

type Reply = EventPayload<typeof ReplyShown>;

/** Writes what people do with posts and comments into their activity log (checklist lines 113, 241). */
@Injectable()
export class ReplyActivityProcessor {
  constructor(private readonly activity: ActivityLog) {}

  @Subscribe(ReplyWritten, 'logging.record-written-reply')
  recordCreation({ payload }: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    return this.activity.record(transaction, actionOf('CREATE', payload.creatorId, payload));
  }

  @Subscribe(ReplyEdited, 'logging.record-edited-reply')
  recordEdit({ payload }: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    return this.activity.record(transaction, actionOf('EDIT', payload.creatorId, payload));
  }

  /** As what browsers report: it may be missed, and costs no delivery. */
  @AfterCommitOf(ReplyClapped)
  recordClaps(payload: EventPayload<typeof ReplyClapped>): Promise<void> {
    return this.activity.report(actionOf('CLAP', payload.clapperId, payload));
  }

  @Subscribe(ReplyDeleted, 'logging.record-deleted-reply')
  recordDeletion({ payload }: Delivered<typeof ReplyDeleted>, transaction: Transaction): Promise<void> {
    return this.activity.record(transaction, actionOf('DELETE', payload.deletedBy, payload));
  }
}

function actionOf(
  actionType: UserActionType,
  userId: string,
  { replyType: target, replyId: targetId, threadId }: Reply,
): HeardAction {
  return { userId, actionType, path: `/thread/${threadId}`, details: { target, targetId } };
}
