import { Injectable } from '@nestjs/common';
import type { ReplyType } from '@lyceum/contracts/forum';
import { moderationLimits } from '@lyceum/contracts/moderation';
import { type Actor, statement, type StatementRunner, type Transaction } from '@lyceum/kernel';
import { ModeratedContent, type ModerationTarget, type TargetContent } from '@lyceum/moderation';
import { ReplyAccessService } from '../access/reply-access.service';
import { replyTypeTable } from '../reply-types';
import { changeReplyStatus } from '../writing/reply-status';

const statementsOf = (type: ReplyType) => {
  const { table } = replyTypeTable[type];
  return {
    read: statement<TargetContent>(
      `forum.moderated-reply-${type.toLowerCase()}`,
      `SELECT t.community_id AS "communityId", r.creator_id AS "authorId", t.title,
              left(r.plain_text, ${String(moderationLimits.previewLength)}) AS preview, r.status = 'HELD' AS "isHeld",
              r.status IN ('REMOVED', 'DELETED') AS "isGone"
       FROM ${table} r JOIN threads t ON t.id = r.thread_id WHERE r.id = $replyId`,
    ),

    /** Its thread is locked, as by all who write there; what is read after it is what was committed before it. */
    lock: statement<{ id: string }>(
      `forum.lock-thread-of-${type.toLowerCase()}`,
      `SELECT id FROM threads WHERE id = (SELECT thread_id FROM ${table} WHERE id = $replyId) FOR NO KEY UPDATE`,
    ),
  };
};

const statements = { POST: statementsOf('POST'), COMMENT: statementsOf('COMMENT') };

const placeStatement = statement<{ threadId: string; number: number }>(
  'forum.place-of-post',
  'SELECT thread_id AS "threadId", number FROM posts WHERE id = $postId',
);

/** Posts, or comments, in the moderators' queue; they bear the title of their thread. */
abstract class ReplyTarget implements ModerationTarget {
  constructor(
    readonly type: ReplyType,
    private readonly replies: ReplyAccessService,
  ) {}

  async read(transaction: Transaction, replyId: string): Promise<TargetContent | null> {
    const { lock, read } = statements[this.type];
    await transaction.rows(lock, { replyId });
    const [content] = await transaction.rows(read, { replyId });
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

  async pathOf(source: StatementRunner, postId: string): Promise<string | null> {
    const [place] = await source.rows(placeStatement, { postId });
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
