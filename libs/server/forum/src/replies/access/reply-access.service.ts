import { Injectable } from '@nestjs/common';
import { type Actor, PreparedQueries, type Transaction } from '@lyceum/kernel';
import type { ForumReview } from '../../threads/review.statements';
import type { ReplyKey } from '../reply-types';
import { replyAccessQueries } from './reply-access.queries';
import { assertIsThere, assertMaySeeReply, type ReplyAccess } from './reply-policy';

/** Looks up what decides what somebody may do with a post or a comment. */
@Injectable()
export class ReplyAccessService {
  constructor(private readonly queries: PreparedQueries) {}

  /** @throws DomainError POST_NOT_FOUND, POST_DELETED or the same of a comment, THREAD_NOT_FOUND, THREAD_DELETED */
  async ofReader(actor: Actor, { type, id }: ReplyKey): Promise<ReplyAccess> {
    const access = await this.read(actor, { type, id });
    assertMaySeeReply(actor, type, access);
    return access;
  }

  /** The same for who is to answer it, with what decides whether that waits for a moderator. @throws DomainError like `ofReader` */
  async ofWriter(actor: Actor, { type, id }: ReplyKey): Promise<ReplyAccess & ForumReview> {
    const values = { userId: actor.userId, replyId: id };
    const [access] = await this.queries.rows(replyAccessQueries[type].review, values);
    assertMaySeeReply(actor, type, access);
    return access;
  }

  /** Also of what is gone: what answers it can be read. @throws DomainError like `ofReader`, but for DELETED */
  async ofPlace(actor: Actor, { type, id }: ReplyKey): Promise<ReplyAccess> {
    const access = await this.read(actor, { type, id });
    assertIsThere(actor, type, access);
    return access;
  }

  /**
   * The same as `ofReader` for a transaction that is to act on it: nobody else writes in its thread until that ends,
   * which is also the order in which all who write there take their locks.
   */
  async within(transaction: Transaction, actor: Actor, { type, id }: ReplyKey): Promise<ReplyAccess> {
    const values = { userId: actor.userId, replyId: id };
    const [access] = await transaction.rows(replyAccessQueries[type].lock, values);
    assertMaySeeReply(actor, type, access);
    return access;
  }

  private async read(actor: Actor, { type, id }: ReplyKey): Promise<ReplyAccess | undefined> {
    const [access] = await this.queries.rows(replyAccessQueries[type].access, {
      userId: actor.userId,
      replyId: id,
    });
    return access;
  }
}
