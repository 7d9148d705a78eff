import { Injectable, type OnModuleInit } from '@nestjs/common';
import { moderationLimits, replyTypes, type ReplyType } from '@lyceum/contracts';
import type { Actor, Transaction } from '@lyceum/kernel';
import { ReplyAccessService } from '../../replies/access/reply-access.service';
import { replyTypeTable } from '../../replies/reply-types';
import { changeReplyStatus } from '../../replies/writing/reply-status';
import type { ModerationTarget, TargetContent } from './moderation-target';
import { ModerationTargets } from './moderation-targets';

const readStatement = (type: ReplyType): string => `
  SELECT t.community_id AS "communityId", r.creator_id AS "authorId", t.title,
         left(r.plain_text, ${String(moderationLimits.previewLength)}) AS preview, r.status = 'HELD' AS "isHeld",
         r.status IN ('REMOVED', 'DELETED') AS "isGone"
  FROM ${replyTypeTable[type].table} r JOIN threads t ON t.id = r.thread_id WHERE r.id = $1`;

/** Its thread is locked, as by all who write there; what is read after it is what was committed before it. */
const lockStatement = (type: ReplyType): string => `
  SELECT FROM threads WHERE id = (SELECT thread_id FROM ${replyTypeTable[type].table} WHERE id = $1) FOR NO KEY UPDATE`;

/** Posts, or comments, in the moderators' queue; they bear the title of their thread. */
class ReplyTarget implements ModerationTarget {
  constructor(
    readonly type: ReplyType,
    private readonly replies: ReplyAccessService,
  ) {}

  async read({ manager }: Transaction, id: string): Promise<TargetContent | null> {
    await manager.query(lockStatement(this.type), [id]);
    const [content] = await manager.query<TargetContent[]>(readStatement(this.type), [id]);
    return content ?? null;
  }

  async assertSeenBy(actor: Actor, id: string): Promise<void> {
    await this.replies.ofReader(actor, { type: this.type, id });
  }

  async takeAway(transaction: Transaction, id: string): Promise<void> {
    await changeReplyStatus(transaction, { type: this.type, id }, 'REMOVED', ['VISIBLE', 'HELD']);
  }

  async release(transaction: Transaction, id: string): Promise<void> {
    await changeReplyStatus(transaction, { type: this.type, id }, 'VISIBLE', ['HELD']);
  }

  async restore(transaction: Transaction, id: string): Promise<void> {
    await changeReplyStatus(transaction, { type: this.type, id }, 'VISIBLE', ['REMOVED']);
  }
}

/** Has posts and comments looked after like threads. */
@Injectable()
export class ReplyTargets implements OnModuleInit {
  constructor(
    private readonly targets: ModerationTargets,
    private readonly replies: ReplyAccessService,
  ) {}

  onModuleInit(): void {
    for (const type of replyTypes) this.targets.register(new ReplyTarget(type, this.replies));
  }
}
