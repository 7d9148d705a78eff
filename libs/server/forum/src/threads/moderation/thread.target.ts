import { Injectable } from '@nestjs/common';
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
import { ThreadAccessService } from '../page/thread-access.service';
import { changeThreadStatus } from '../writing/thread-status';

const readStatement = statement<TargetContent>(
  'forum.moderated-thread',
  `
  SELECT community_id AS "communityId", creator_id AS "authorId", title,
         left(plain_text, ${String(moderationLimits.previewLength)}) AS preview, status = 'HELD' AS "isHeld",
         status IN ('REMOVED', 'DELETED') AS "isGone"
  FROM threads WHERE id = $threadId FOR NO KEY UPDATE`,
);

const context = statement<SurroundingRow>(
  'forum.context-of-thread',
  contextQuery({
    place: 'BELOW',
    alias: 'p',
    text: 'p.plain_text',
    from: 'posts p',
    where: 'p.thread_id = $targetId ORDER BY p.number LIMIT 1',
  }),
);

/** Threads in the moderators' queue. */
@Injectable()
@ModeratedContent()
export class ThreadTarget extends WrittenTarget implements ModerationTarget {
  readonly type = 'THREAD';

  protected readonly change = changeThreadStatus;

  constructor(private readonly threads: ThreadAccessService) {
    super();
  }

  async read(transaction: Transaction, threadId: string): Promise<TargetContent | null> {
    const [content] = await transaction.rows(readStatement, { threadId });
    return content ?? null;
  }

  async assertSeenBy(actor: Actor, threadId: string): Promise<void> {
    await this.threads.ofReader(actor, threadId);
  }

  pathOf(_: unknown, threadId: string): Promise<string> {
    return Promise.resolve(`/thread/${threadId}`);
  }

  contextOf(source: StatementRunner, targetId: string): Promise<SurroundingRow[]> {
    return source.rows(context, { targetId });
  }
}
