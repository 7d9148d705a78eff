import { Injectable, type OnModuleInit } from '@nestjs/common';
import { moderationLimits } from '@lyceum/contracts';
import type { Actor, Transaction } from '@lyceum/kernel';
import { ThreadAccessService } from '../../threads/page/thread-access.service';
import { changeThreadStatus } from '../../threads/writing/thread-status';
import type { ModerationTarget, TargetContent } from './moderation-target';
import { ModerationTargets } from './moderation-targets';

const readStatement = `
  SELECT community_id AS "communityId", creator_id AS "authorId", title,
         left(plain_text, ${String(moderationLimits.previewLength)}) AS preview, status = 'HELD' AS "isHeld",
         status IN ('REMOVED', 'DELETED') AS "isGone"
  FROM threads WHERE id = $1 FOR NO KEY UPDATE`;

/** Threads in the moderators' queue. */
@Injectable()
export class ThreadTarget implements ModerationTarget, OnModuleInit {
  readonly type = 'THREAD';

  constructor(
    private readonly targets: ModerationTargets,
    private readonly threads: ThreadAccessService,
  ) {}

  onModuleInit(): void {
    this.targets.register(this);
  }

  async read({ manager }: Transaction, threadId: string): Promise<TargetContent | null> {
    const [content] = await manager.query<TargetContent[]>(readStatement, [threadId]);
    return content ?? null;
  }

  async assertSeenBy(actor: Actor, threadId: string): Promise<void> {
    await this.threads.ofReader(actor, threadId);
  }

  async takeAway(transaction: Transaction, threadId: string): Promise<void> {
    await changeThreadStatus(transaction, threadId, 'REMOVED', ['VISIBLE', 'HELD']);
  }

  async release(transaction: Transaction, threadId: string): Promise<void> {
    await changeThreadStatus(transaction, threadId, 'VISIBLE', ['HELD']);
  }

  async restore(transaction: Transaction, threadId: string): Promise<void> {
    await changeThreadStatus(transaction, threadId, 'VISIBLE', ['REMOVED']);
  }
}
