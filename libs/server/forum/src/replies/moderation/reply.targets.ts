import { Injectable } from '@nestjs/common';
import type { ContentStatus, ReplyType } from '@lyceum/contracts/forum';
import { moderationLimits } from '@lyceum/contracts/moderation';
import { type Actor, statement, type StatementRunner, type Transaction } from '@lyceum/kernel';
import {
  ModeratedContent,
  type ModerationTarget,
  type SurroundingRow,
  type TargetContent,
} from '@lyceum/moderation';
import { contextQuery } from '../../texts/written-context';
import { WrittenTarget } from '../../texts/written-target';
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

const placeOf = (type: ReplyType, post: string) =>
  statement<{ threadId: string; number: number }>(
    `forum.place-of-${type.toLowerCase()}`,
    `SELECT p.thread_id AS "threadId", p.number FROM posts p WHERE p.id = ${post}`,
  );

const places = {
  POST: placeOf('POST', '$replyId'),
  COMMENT: placeOf('COMMENT', '(SELECT post_id FROM comments WHERE id = $replyId)'),
};

/** The thread that a post, or a comment, stands in. */
const threadOf = (table: 'posts' | 'comments') => ({
  place: 'START' as const,
  alias: 't',
  title: 't.title',
  text: 't.plain_text',
  from: `${table} r JOIN threads t ON t.id = r.thread_id`,
  where: 'r.id = $targetId',
});

/** A post beside a post. */
const neighbour = (place: 'ABOVE' | 'BELOW') => ({
  place,
  alias: 'p',
  text: 'p.plain_text',
  from: `posts r JOIN posts p ON p.thread_id = r.thread_id AND p.number ${place === 'ABOVE' ? '<' : '>'} r.number`,
  where: `r.id = $targetId ORDER BY p.number ${place === 'ABOVE' ? 'DESC' : 'ASC'} LIMIT 1`,
});

const contexts = {
  POST: statement<SurroundingRow>(
    'forum.context-of-post',
    contextQuery(threadOf('posts'), neighbour('ABOVE'), neighbour('BELOW')),
  ),
  COMMENT: statement<SurroundingRow>(
    'forum.context-of-comment',
    contextQuery(
      threadOf('comments'),
      // What it answers: a comment, or the post itself.
      {
        place: 'ABOVE',
        alias: 'a',
        text: 'a.plain_text',
        from: 'comments r JOIN comments a ON a.id = r.answered_id',
        where: 'r.id = $targetId',
      },
      {
        place: 'ABOVE',
        alias: 'p',
        text: 'p.plain_text',
        from: 'comments r JOIN posts p ON p.id = r.post_id',
        where: 'r.id = $targetId AND r.answered_id IS NULL',
      },
      {
        place: 'BELOW',
        alias: 'a',
        text: 'a.plain_text',
        from: 'comments a',
        where: 'a.parent_id = $targetId ORDER BY a.path LIMIT 1',
      },
    ),
  ),
};

/** Posts, or comments, in the moderators' queue; they bear the title of their thread. */
abstract class ReplyTarget extends WrittenTarget implements ModerationTarget {
  constructor(
    readonly type: ReplyType,
    private readonly replies: ReplyAccessService,
  ) {
    super();
  }

  async read(transaction: Transaction, replyId: string): Promise<TargetContent | null> {
    const { lock, read } = statements[this.type];
    await transaction.rows(lock, { replyId });
    const [content] = await transaction.rows(read, { replyId });
    return content ?? null;
  }

  async assertSeenBy(actor: Actor, id: string): Promise<void> {
    await this.replies.ofReader(actor, { type: this.type, id });
  }

  protected change(transaction: Transaction, id: string, to: ContentStatus, from: readonly ContentStatus[]) {
    return changeReplyStatus(transaction, { type: this.type, id }, to, from);
  }

  async pathOf(source: StatementRunner, replyId: string): Promise<string | null> {
    const [found] = await source.rows(places[this.type], { replyId });
    return found ? `/thread/${found.threadId}?post=${String(found.number)}` : null;
  }

  contextOf(source: StatementRunner, targetId: string): Promise<SurroundingRow[]> {
    return source.rows(contexts[this.type], { targetId });
  }
}

@Injectable()
@ModeratedContent()
export class PostTarget extends ReplyTarget {
  constructor(replies: ReplyAccessService) {
    super('POST', replies);
  }
}

@Injectable()
@ModeratedContent()
export class CommentTarget extends ReplyTarget {
  constructor(replies: ReplyAccessService) {
    super('COMMENT', replies);
  }
}
