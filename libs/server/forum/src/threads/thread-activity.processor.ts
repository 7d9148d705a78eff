import { Injectable } from '@nestjs/common';
import type { UserActionType } from '@lyceum/contracts/logging';
import {
  ActivityLog,
  AfterCommitOf,
  type DeedKey,
  Deeds,
  type Delivered,
  type DeliveredEvent,
  type EventPayload,
  type HeardAction,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import {
  ThreadClapped,
  ThreadCreated,
  ThreadDeleted,
  ThreadEdited,
  ThreadHidden,
  ThreadShown,
} from './threads.events';

type Thread = EventPayload<typeof ThreadShown>;

/** Writes what people do with threads into their activity log: target, its id, path and type (checklist lines 91, 241), and tells of their deeds. */
@Injectable()
export class ThreadActivityProcessor {
  constructor(
    private readonly activity: ActivityLog,
    private readonly deeds: Deeds,
  ) {}

  @Subscribe(ThreadCreated, 'logging.record-created-thread')
  async recordCreation(event: Delivered<typeof ThreadCreated>, transaction: Transaction): Promise<void> {
    const { creatorId, threadId, status } = event.payload;
    await this.activity.record(transaction, actionOf('CREATE', creatorId, threadId));
    if (status === 'VISIBLE') await this.tellOfShown(event, transaction);
  }

  @Subscribe(ThreadEdited, 'logging.record-edited-thread')
  recordEdit({ payload }: Delivered<typeof ThreadEdited>, transaction: Transaction): Promise<void> {
    return this.activity.record(transaction, actionOf('EDIT', payload.creatorId, payload.threadId));
  }

  /** As what browsers report: it may be missed, and costs no delivery. */
  @AfterCommitOf(ThreadClapped)
  async recordClaps({
    clapperId: userId,
    threadId,
    creatorId,
  }: EventPayload<typeof ThreadClapped>): Promise<void> {
    const clap = { userId, action: 'CLAPPED', target: 'THREAD', targetId: threadId } as const;
    await Promise.all([
      this.activity.report(actionOf('CLAP', userId, threadId)),
      this.deeds.doneAfterCommit({ ...clap, otherId: creatorId, happenedAt: new Date() }),
    ]);
  }

  @Subscribe(ThreadDeleted, 'logging.record-deleted-thread')
  recordDeletion({ payload }: Delivered<typeof ThreadDeleted>, transaction: Transaction): Promise<void> {
    return this.activity.record(transaction, actionOf('DELETE', payload.deletedBy, payload.threadId));
  }

  @Subscribe(ThreadShown, 'forum.tell-of-a-shown-thread')
  tellOfShown({ payload, occurredAt }: DeliveredEvent<Thread>, transaction: Transaction): Promise<void> {
    this.deeds.done(transaction, { ...postedOf(payload), happenedAt: occurredAt });
    return Promise.resolve();
  }

  @Subscribe(ThreadHidden, 'forum.tell-of-a-hidden-thread')
  tellOfHidden({ payload }: DeliveredEvent<Thread>, transaction: Transaction): Promise<void> {
    this.deeds.takenBack(transaction, postedOf(payload));
    return Promise.resolve();
  }
}

const postedOf = ({ creatorId, threadId }: Thread): DeedKey => ({
  userId: creatorId,
  action: 'POSTED',
  target: 'THREAD',
  targetId: threadId,
});

function actionOf(actionType: UserActionType, userId: string, threadId: string): HeardAction {
  return {
    userId,
    actionType,
    path: `/thread/${threadId}`,
    details: { target: 'THREAD', targetId: threadId },
  };
}
