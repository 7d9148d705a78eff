import { Injectable } from '@nestjs/common';
import {
  type ClapCommentInput,
  clapCommentSchema,
  type ClapPostInput,
  clapPostSchema,
  type ReplyType,
} from '@lyceum/contracts/forum';
import {
  type Actor,
  AfterCommit,
  assertCan,
  DomainError,
  type EventPayload,
  parseInput,
  PreparedQueries,
  raiseInStatement,
  statement,
} from '@lyceum/kernel';
import { overseesForums } from '../../access/forum-access';
import { ClapGatherer } from '../../threads/claps/clap-gatherer';
import { type ClapRow, clapsSql, clapSql, type ClapTarget } from '../../threads/claps/clap.statements';
import { openReply } from '../access/reply-access.queries';
import { ReplyAccessService } from '../access/reply-access.service';
import { ReplyClapped } from '../replies.events';
import { type ReplyKey, replyTypeTable } from '../reply-types';
import type { ThreadClapsModel } from '../../threads/claps/clap.model';

type Burst = Pick<ClapPostInput, 'count' | 'clientKey'>;

/** What is counted and the event of it are written by one statement, as for threads. */
const queriesOf = (type: ReplyType) => {
  const target: ClapTarget = {
    ...replyTypeTable[type],
    open: (reader, id) => openReply(type, reader, id),
  };
  const raised = raiseInStatement(
    ReplyClapped,
    {
      replyType: `'${type}'`,
      replyId: 'target.id',
      postId: 'target.post_id',
      threadId: 'target.thread_id',
      communityId: 'target.community_id',
      creatorId: 'target.creator_id',
      clapperId: 'user_id',
      added: 'clapped.added',
    },
    'target JOIN clapped USING (user_id)',
  );
  const name = type.toLowerCase();
  return {
    clap: statement<ClapRow<EventPayload<typeof ReplyClapped>>>(
      `forum.clap-${name}`,
      clapSql(target, raised),
      { raises: true },
    ),
    unchanged: statement<ThreadClapsModel>(`forum.reply-claps-${name}`, clapsSql(target)),
  };
};
const queriesByType = { POST: queriesOf('POST'), COMMENT: queriesOf('COMMENT') };

/** Applause for posts and comments (checklist line 107). */
@Injectable()
export class ReplyClapService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly replies: ReplyAccessService,
    private readonly gatherer: ClapGatherer,
    private readonly afterCommit: AfterCommit,
  ) {}

  /**
   * Claps for a post, several times at once if wanted, up to 10 of one person: what is above changes nothing, and
   * nobody hears of it. A call repeated under its `clientKey` counts once. @throws DomainError POST_NOT_FOUND, POST_DELETED, THREAD_NOT_FOUND, THREAD_DELETED
   */
  clapPost(actor: Actor, input: ClapPostInput): Promise<ThreadClapsModel> {
    const { postId, ...burst } = parseInput(clapPostSchema, input);
    return this.clap(actor, { type: 'POST', id: postId }, burst);
  }

  /** The same for a comment. @throws DomainError COMMENT_NOT_FOUND, COMMENT_DELETED, THREAD_NOT_FOUND, THREAD_DELETED */
  clapComment(actor: Actor, input: ClapCommentInput): Promise<ThreadClapsModel> {
    const { commentId, ...burst } = parseInput(clapCommentSchema, input);
    return this.clap(actor, { type: 'COMMENT', id: commentId }, burst);
  }

  private async clap(
    actor: Actor,
    { type, id }: ReplyKey,
    { count, clientKey }: Burst,
  ): Promise<ThreadClapsModel> {
    assertCan(actor, 'forum.write');
    const { clap, unchanged } = queriesByType[type];
    const row = await this.gatherer.count(clap, id, {
      user_id: actor.userId,
      oversees: overseesForums(actor),
      count: count ?? 1,
      key: clientKey ?? null,
    });
    if (!row) await this.replies.ofReader(actor, { type, id });
    if (row && row.added > 0) {
      this.afterCommit.raised(ReplyClapped, row.raised);
      return { claps: row.claps, requestingUserClapCnt: row.requestingUserClapCnt };
    }
    const [claps] = await this.queries.rows(unchanged, { userId: actor.userId, targetId: id });
    if (!claps) throw new DomainError(replyTypeTable[type].errors.NOT_FOUND);
    return claps;
  }
}
