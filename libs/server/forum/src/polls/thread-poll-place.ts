import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Actor,
  can,
  DomainError,
  PreparedQueries,
  SocketHub,
  statement,
  type Transaction,
} from '@lyceum/kernel';
import { type PollModeration, type PollPlace, PollPlaces, type PollRights } from '@lyceum/polls';
import { mayModerate, mayPost } from '../access/forum-access';
import { recordForumAudit } from '../access/forum-audit';
import { ThreadAccessService } from '../threads/page/thread-access.service';
import { threadRoom } from '../threads/thread-rooms';
import { firstStatus } from '../threads/writing/review';
import type { ThreadAccess } from '../threads/thread-policy';

const communityQuery = statement<{ communityId: string }>(
  'forum.community-of-thread',
  'SELECT community_id AS "communityId" FROM threads WHERE id = $threadId',
);

/** Polls stand in threads: who may read a thread may vote in its poll, while the thread is shown. */
@Injectable()
export class ThreadPollPlace implements PollPlace, OnModuleInit {
  constructor(
    private readonly places: PollPlaces,
    private readonly threads: ThreadAccessService,
    private readonly queries: PreparedQueries,
    private readonly sockets: SocketHub,
  ) {}

  onModuleInit(): void {
    this.places.register(this);
  }

  async rightsOf(actor: Actor, threadId: string): Promise<PollRights | null> {
    const access = await this.access(actor, threadId);
    if (!access) return null;
    const isShown = access.status === 'VISIBLE';
    return {
      mayVote: isShown && can(actor, 'forum.write'),
      mayWrite: isShown && mayPost(actor, access),
      mayModerate: mayModerate(actor, access),
    };
  }

  async review(actor: Actor, threadId: string) {
    const access = await this.threads.ofReader(actor, threadId);
    return async (transaction: Transaction, links: number): Promise<boolean> =>
      (await firstStatus(transaction, actor, access, links)) === 'HELD';
  }

  async tellTabs(threadId: string, pollId: string): Promise<void> {
    const [thread] = await this.queries.rows(communityQuery, { threadId });
    if (!thread) return;
    const room = threadRoom(thread.communityId, threadId);
    this.sockets.toRoom(room, 'polls.poll-changed', { threadId, pollId });
  }

  async record(transaction: Transaction, actor: Actor, act: PollModeration): Promise<void> {
    const { threadId, action, targetId, subjectUserId } = act;
    const [thread] = await transaction.rows(communityQuery, { threadId });
    if (!thread) return;
    const target = { type: 'POLL', id: targetId };
    const { communityId } = thread;
    await recordForumAudit(transaction, {
      communityId,
      actorId: actor.userId,
      action,
      subjectUserId,
      target,
    });
  }

  /** Null for every thread that the caller cannot open, whatever the reason. */
  private async access(actor: Actor, threadId: string): Promise<ThreadAccess | null> {
    try {
      return await this.threads.ofReader(actor, threadId);
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}
