import { Injectable } from '@nestjs/common';
import type { UserActionType } from '@lyceum/contracts';
import { ReplyClapped, ReplyDeleted, ReplyEdited, type ReplyShown, ReplyWritten } from '@lyceum/forum';
import {
  AfterCommitOf,
  type DeliveredEvent,
  type EventPayload,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import { ActionIntake } from './action-intake';
import { type HeardAction, heardAction, recordAction } from './action-record';

type Reply = EventPayload<typeof ReplyShown>;

/** Writes what people do with posts and comments into their activity log (checklist lines 113, 241). */
@Injectable()
export class ReplyProcessor {
  constructor(private readonly intake: ActionIntake) {}

  @Subscribe(ReplyWritten, 'logging.record-written-reply')
  recordCreation({ payload }: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    return record(transaction, 'CREATE', payload.creatorId, payload);
  }

  @Subscribe(ReplyEdited, 'logging.record-edited-reply')
  recordEdit({ payload }: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    return record(transaction, 'EDIT', payload.creatorId, payload);
  }

  /** As what browsers report: it may be missed, and costs no delivery. */
  @AfterCommitOf(ReplyClapped)
  recordClaps(payload: EventPayload<typeof ReplyClapped>): Promise<void> {
    return this.intake.add([heardAction(actionOf('CLAP', payload.clapperId, payload))]);
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
  reply: Reply,
): Promise<void> {
  return recordAction(transaction, actionOf(actionType, userId, reply));
}

function actionOf(
  actionType: UserActionType,
  userId: string,
  { replyType: target, replyId: targetId, threadId }: Reply,
): HeardAction {
  return { userId, actionType, path: `/thread/${threadId}`, details: { target, targetId } };
}
