import { Injectable } from '@nestjs/common';
import { type Actor, PreparedQueries, type Transaction } from '@lyceum/kernel';
import { assertMaySee, type ThreadAccess } from '../thread-policy';
import type { ForumReview } from '../review.statements';
import { threadAccessQuery, threadLockQuery, threadReviewQuery } from '../thread-access.queries';

/** Looks up what decides what somebody may do with a thread. */
@Injectable()
export class ThreadAccessService {
  constructor(private readonly queries: PreparedQueries) {}

  /** @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED */
  async ofReader(actor: Actor, threadId: string): Promise<ThreadAccess> {
    const [access] = await this.queries.rows(threadAccessQuery, { userId: actor.userId, threadId });
    assertMaySee(actor, access);
    return access;
  }

  /** The same for who is to write there, with what decides whether that waits for a moderator. @throws like `ofReader` */
  async ofWriter(actor: Actor, threadId: string): Promise<ThreadAccess & ForumReview> {
    const [access] = await this.queries.rows(threadReviewQuery, { userId: actor.userId, threadId });
    assertMaySee(actor, access);
    return access;
  }

  /**
   * The same for a transaction that is to act on it: nobody else changes the thread until that ends.
   * @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED
   */
  async within(transaction: Transaction, actor: Actor, threadId: string): Promise<ThreadAccess> {
    const [access] = await transaction.rows(threadLockQuery, { userId: actor.userId, threadId });
    assertMaySee(actor, access);
    return access;
  }
}
