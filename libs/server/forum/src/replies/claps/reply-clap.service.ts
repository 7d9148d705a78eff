import { Injectable } from '@nestjs/common';
import {
  type ClapCommentInput,
  clapCommentSchema,
  type ClapPostInput,
  clapPostSchema,
  type ReplyType,
} from '@lyceum/contracts';
import { type Actor, assertCan, type EventPayload, parseInput, UnitOfWork } from '@lyceum/kernel';
import { overseesForums } from '../../access/forum-access';
import { type ClapRow, type Claps, clapsStatement, clapStatement } from '../../threads/claps/clap.statements';
import { openReply } from '../access/reply-access.queries';
import { ReplyAccessService } from '../access/reply-access.service';
import { ReplyClapped, type ReplyShown } from '../replies.events';
import { type ReplyKey, replyTypeTable } from '../reply-types';

type Told = Omit<EventPayload<typeof ReplyShown>, 'replyType' | 'replyId'>;

const statementsOf = (type: ReplyType): { clap: string; unchanged: string } => {
  const target = {
    ...replyTypeTable[type],
    open: openReply(type),
    told: `target.post_id AS "postId", target.thread_id AS "threadId", target.community_id AS "communityId",
           target.creator_id AS "creatorId"`,
  };
  return { clap: clapStatement(target), unchanged: clapsStatement(target) };
};
const statements = { POST: statementsOf('POST'), COMMENT: statementsOf('COMMENT') };

/** Applause for posts and comments (checklist line 107). */
@Injectable()
export class ReplyClapService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly replies: ReplyAccessService,
  ) {}

  /**
   * Claps for a post, several times at once if wanted, up to 10 of one person: what is above changes nothing, and
   * nobody hears of it. @throws DomainError POST_NOT_FOUND, POST_DELETED, THREAD_NOT_FOUND, THREAD_DELETED
   */
  clapPost(actor: Actor, input: ClapPostInput): Promise<Claps> {
    const { postId, count } = parseInput(clapPostSchema, input);
    return this.clap(actor, { type: 'POST', id: postId }, count ?? 1);
  }

  /** The same for a comment. @throws DomainError COMMENT_NOT_FOUND, COMMENT_DELETED, THREAD_NOT_FOUND, THREAD_DELETED */
  clapComment(actor: Actor, input: ClapCommentInput): Promise<Claps> {
    const { commentId, count } = parseInput(clapCommentSchema, input);
    return this.clap(actor, { type: 'COMMENT', id: commentId }, count ?? 1);
  }

  private clap(actor: Actor, { type, id }: ReplyKey, count: number): Promise<Claps> {
    assertCan(actor, 'forum.write');
    const values = [actor.userId, overseesForums(actor), id, count];
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const [row] = await manager.query<ClapRow<Told>[]>(statements[type].clap, values);
      if (!row) await this.replies.ofReader(actor, { type, id });
      if (!row || row.added === 0) {
        const [claps] = await manager.query<[Claps]>(statements[type].unchanged, [actor.userId, id]);
        return claps;
      }
      const { claps, requestingUserClapCnt, ...clapped } = row;
      transaction.raise(ReplyClapped, {
        ...clapped,
        replyType: type,
        replyId: id,
        clapperId: actor.userId,
      });
      return { claps, requestingUserClapCnt };
    });
  }
}
