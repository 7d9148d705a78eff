import { Injectable } from '@nestjs/common';
import type { UserActionType } from '@lyceum/contracts/logging';
import {
  ActivityLog,
  AfterCommitOf,
  type Delivered,
  type EventPayload,
  type HeardAction,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import { ThreadClapped, ThreadCreated, ThreadDeleted, ThreadEdited } from './threads.events';

/** Writes what people do with threads into their activity log: target, its id, path and type (checklist lines 91, 241). */
@Injectable()
export class ThreadActivityProcessor {
  constructor(private readonly activity: ActivityLog) {}

  @Subscribe(ThreadCreated, 'logging.record-created-thread')
  recordCreation({ payload }: Delivered<typeof ThreadCreated>, transaction: Transaction): Promise<void> {
    return this.activity.record(transaction, actionOf('CREATE', payload.creatorId, payload.threadId));
  }

  @Subscribe(ThreadEdited, 'logging.record-edited-thread')
  recordEdit({ payload }: Delivered<typeof ThreadEdited>, transaction: Transaction): Promise<void> {
    return this.activity.record(transaction, actionOf('EDIT', payload.creatorId, payload.threadId));
  }

  /** As what browsers report: it may be missed, and costs no delivery. */
  @AfterCommitOf(ThreadClapped)
  recordClaps({ clapperId, threadId }: EventPayload<typeof ThreadClapped>): Promise<void> {
    return this.activity.report(actionOf('CLAP', clapperId, threadId));
  }

  @Subscribe(ThreadDeleted, 'logging.record-deleted-thread')
  recordDeletion({ payload }: Delivered<typeof ThreadDeleted>, transaction: Transaction): Promise<void> {
    return this.activity.record(transaction, actionOf('DELETE', payload.deletedBy, payload.threadId));
  }
}

function actionOf(actionType: UserActionType, userId: string, threadId: string): HeardAction {
  return {
    userId,
    actionType,
    path: `/thread/${threadId}`,
    details: { target: 'THREAD', targetId: threadId },
  };
}
