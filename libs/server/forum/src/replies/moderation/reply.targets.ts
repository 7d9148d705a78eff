import { Injectable } from '@nestjs/common';
import type { ReplyType } from '@lyceum/contracts/forum';
import { moderationLimits } from '@lyceum/contracts/moderation';
import type { Actor, Transaction } from '@lyceum/kernel';
import { ModeratedContent, type ModerationTarget, type TargetContent } from '@lyceum/moderation';
import { ReplyAccessService } from '../access/reply-access.service';
import { replyTypeTable } from '../reply-types';
import { changeReplyStatus } from '../writing/reply-status';

const readStatement = (type: ReplyType): string => `
  SELECT t.community_id AS "communityId", r.creator_id AS "authorId", t.title,
         left(r.plain_text, ${String(moderationLimits.previewLength)}) AS preview, r.status = 'HELD' AS "isHeld",
         r.status IN ('REMOVED', 'DELETED') AS "isGone"
  FROM ${replyTypeTable[type].table} r JOIN threads t ON t.id = r.thread_id WHERE r.id = $1`;

/** Its thread is locked, as by all who write there; what is read after it is what was committed before it. */
const lockStatement = (type: ReplyType): string => `
  SELECT FROM threads WHERE id = (SELECT thread_id FROM ${replyTypeTable[type].table} WHERE id = $1) FOR NO KEY UPDATE`;

const placeStatement = 'SELECT thread_id AS "threadId", number FROM posts WHERE id = $1';

/** Posts, or comments, in the moderators' queue; they bear the title of their thread. */
abstract class ReplyTarget implements ModerationTarget {
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

@Injectable()
@ModeratedContent()
export class PostTarget extends ReplyTarget {
  constructor(replies: ReplyAccessService) {
    super('POST', replies);
  }

  async pathOf({ manager }: Pick<Transaction, 'manager'>, postId: string): Promise<string | null> {
    const [place] = await manager.query<{ threadId: string; number: number }[]>(placeStatement, [postId]);
    return place ? `/thread/${place.threadId}?post=${String(place.number)}` : null;
  }
}

@Injectable()
@ModeratedContent()
export class CommentTarget extends ReplyTarget {
  constructor(replies: ReplyAccessService) {
    super('COMMENT', replies);
  }
}
