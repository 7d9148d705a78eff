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
  AnswerHighlighted,
  ReplyClapped,
  ReplyDeleted,
  ReplyEdited,
  ReplyHidden,
  ReplyShown,
  ReplyWritten,
} from './replies.events';

type Reply = EventPayload<typeof ReplyShown>;

/** Writes what people do with posts and comments into their activity log (checklist lines 113, 241), and tells of their deeds. */
@Injectable()
export class ReplyActivityProcessor {
  constructor(
    private readonly activity: ActivityLog,
    private readonly deeds: Deeds,
  ) {}

  @Subscribe(ReplyWritten, 'logging.record-written-reply')
  async recordCreation(event: Delivered<typeof ReplyWritten>, transaction: Transaction): Promise<void> {
    const { payload } = event;
    await this.activity.record(transaction, actionOf('CREATE', payload.creatorId, payload));
    if (payload.status === 'VISIBLE') await this.tellOfShown(event, transaction);
  }

  @Subscribe(ReplyEdited, 'logging.record-edited-reply')
  recordEdit({ payload }: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    return this.activity.record(transaction, actionOf('EDIT', payload.creatorId, payload));
  }

  /** As what browsers report: it may be missed, and costs no delivery. */
  @AfterCommitOf(ReplyClapped)
  async recordClaps(payload: EventPayload<typeof ReplyClapped>): Promise<void> {
    const { clapperId, creatorId } = payload;
    const clap = { ...postedOf(payload), userId: clapperId, action: 'CLAPPED' } as const;
    await Promise.all([
      this.activity.report(actionOf('CLAP', clapperId, payload)),
      this.deeds.doneAfterCommit({ ...clap, otherId: creatorId, happenedAt: new Date() }),
    ]);
  }

  @Subscribe(ReplyDeleted, 'logging.record-deleted-reply')
  recordDeletion({ payload }: Delivered<typeof ReplyDeleted>, transaction: Transaction): Promise<void> {
    return this.activity.record(transaction, actionOf('DELETE', payload.deletedBy, payload));
  }

  @Subscribe(ReplyShown, 'forum.tell-of-a-shown-reply')
  tellOfShown({ payload, occurredAt }: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    this.deeds.done(transaction, { ...postedOf(payload), happenedAt: occurredAt });
    return Promise.resolve();
  }

  @Subscribe(ReplyHidden, 'forum.tell-of-a-hidden-reply')
  tellOfHidden({ payload }: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    this.deeds.takenBack(transaction, postedOf(payload));
    return Promise.resolve();
  }

  /** A post that is highlighted is an answer: a deed of whoever wrote it, for whom it is highlighted by. */
  @Subscribe(AnswerHighlighted, 'forum.tell-of-an-answer', { when: ({ isNews }) => isNews })
  tellOfAnswer(
    { payload, occurredAt }: Delivered<typeof AnswerHighlighted>,
    transaction: Transaction,
  ): Promise<void> {
    const answered = { ...postedOf(payload), action: 'ANSWERED' } as const;
    this.deeds.done(transaction, { ...answered, otherId: payload.highlightedBy, happenedAt: occurredAt });
    return Promise.resolve();
  }
}

const postedOf = ({ creatorId, replyType, replyId }: Reply): DeedKey => ({
  userId: creatorId,
  action: 'POSTED',
  target: replyType,
  targetId: replyId,
});

function actionOf(
  actionType: UserActionType,
  userId: string,
  { replyType: target, replyId: targetId, threadId }: Reply,
): HeardAction {
  return { userId, actionType, path: `/thread/${threadId}`, details: { target, targetId } };
}
