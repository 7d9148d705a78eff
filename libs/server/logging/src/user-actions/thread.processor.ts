import { Injectable } from '@nestjs/common';
import type { UserActionType } from '@lyceum/contracts';
import { ThreadClapped, ThreadCreated, ThreadDeleted, ThreadEdited } from '@lyceum/forum';
import {
  AfterCommitOf,
  type DeliveredEvent,
  type EventPayload,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import { ActionIntake } from './action-intake';
import { type HeardAction, heardAction, recordAction } from './action-record';

/** Writes what people do with threads into their activity log: target, its id, path and type (checklist lines 91, 241). */
@Injectable()
export class ThreadProcessor {
  constructor(private readonly intake: ActionIntake) {}

  @Subscribe(ThreadCreated, 'logging.record-created-thread')
  recordCreation(
    { payload }: DeliveredEvent<EventPayload<typeof ThreadCreated>>,
    transaction: Transaction,
  ): Promise<void> {
    return record(transaction, 'CREATE', payload.creatorId, payload.threadId);
  }

  @Subscribe(ThreadEdited, 'logging.record-edited-thread')
  recordEdit(
    { payload }: DeliveredEvent<EventPayload<typeof ThreadEdited>>,
    transaction: Transaction,
  ): Promise<void> {
    return record(transaction, 'EDIT', payload.creatorId, payload.threadId);
  }

  /** As what browsers report: it may be missed, and costs no delivery. */
  @AfterCommitOf(ThreadClapped)
  recordClaps({ clapperId, threadId }: EventPayload<typeof ThreadClapped>): Promise<void> {
    return this.intake.add([heardAction(actionOf('CLAP', clapperId, threadId))]);
  }

  @Subscribe(ThreadDeleted, 'logging.record-deleted-thread')
  recordDeletion(
    { payload }: DeliveredEvent<EventPayload<typeof ThreadDeleted>>,
    transaction: Transaction,
  ): Promise<void> {
    return record(transaction, 'DELETE', payload.deletedBy, payload.threadId);
  }
}

function record(
  transaction: Transaction,
  actionType: UserActionType,
  userId: string,
  threadId: string,
): Promise<void> {
  return recordAction(transaction, actionOf(actionType, userId, threadId));
}

function actionOf(actionType: UserActionType, userId: string, threadId: string): HeardAction {
  return {
    userId,
    actionType,
    path: `/thread/${threadId}`,
    details: { target: 'THREAD', targetId: threadId },
  };
}
