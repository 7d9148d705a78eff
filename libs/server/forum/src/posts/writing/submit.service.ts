import { Injectable } from '@nestjs/common';
import { postLimits, type SubmitPostInput, submitPostSchema, threadErrors } from '@lyceum/contracts';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  PreparedQueries,
  RateLimits,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { mayPost } from '../../access/forum-access';
import { deleteDraft } from '../../drafts/delete-draft';
import { MentionService } from '../../replies/mentions/mention.service';
import { ReplyWritten } from '../../replies/replies.events';
import { makeOnce } from '../../replies/writing/once';
import { ThreadAccessService } from '../../threads/page/thread-access.service';
import type { ThreadAccess } from '../../threads/thread-policy';
import { readContent, type WrittenContent } from '../../threads/writing/content';
import { firstStatus } from '../../threads/writing/review';
import { PostListService } from '../lists/post-list.service';
import type { PostView } from '../lists/post.view';
import { postMadeBeforeQuery, submitQuery } from './submit.statements';

const hourlyLimit = { points: postLimits.repliesPerHour, seconds: 3_600 };

/** New posts in a thread. */
@Injectable()
export class SubmitService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limits: RateLimits,
    private readonly queries: PreparedQueries,
    private readonly threads: ThreadAccessService,
    private readonly mentions: MentionService,
    private readonly lists: PostListService,
  ) {}

  /**
   * Writes a post at the thread's end. The first contributions of somebody new to the platform, and those with many
   * links, are HELD where the forum wants it. Again with the same `clientKey`, also at the same moment, it answers the
   * first one (checklist line 114).
   * @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED, THREAD_NO_REPLIES, THREAD_CONTENT_BLANK,
   * THREAD_CONTENT_TOO_LARGE, THREAD_CONTENT_INVALID, POST_TOO_MANY_MENTIONS, COMMON_TOO_MANY_REQUESTS
   */
  async submit(actor: Actor, input: SubmitPostInput): Promise<PostView> {
    assertCan(actor, 'forum.write');
    const post = parseInput(submitPostSchema, input);
    const written = readContent(post.content, post.isRich ?? false);
    const access = await this.threads.ofReader(actor, post.threadId);
    if (access.status !== 'VISIBLE' || !mayPost(actor, access))
      throw new DomainError(threadErrors.NO_REPLIES);
    await this.limits.consume('forum.replies', actor.userId, hourlyLimit);
    const postId = await makeOnce(
      this.unitOfWork,
      (transaction) => this.insert(transaction, actor, { ...post, access, written }),
      () => this.madeBefore(actor, post),
    );
    return this.lists.one(actor, { postId, userId: actor.userId });
  }

  private async insert(
    transaction: Transaction,
    actor: Actor,
    post: SubmitPostInput & { access: ThreadAccess; written: WrittenContent },
  ): Promise<string | null> {
    const { threadId, access, written, clientKey } = post;
    const isRich = post.isRich ?? false;
    const named = { threadId, written, isRich, mentionedUsers: post.mentionedUsers ?? [] };
    const { content, plainText, mentionedIds } = await this.mentions.check(transaction, actor, named);
    const status = await firstStatus(transaction, actor, access, written.links);
    const [made] = await transaction.rows<{ id: string }>(submitQuery, [
      ...[threadId, actor.userId, content, isRich, plainText, status, clientKey],
    ]);
    if (!made) return null;
    await this.mentions.keep(transaction, made.id, mentionedIds);
    if (post.submittingUserDraftId)
      await deleteDraft(transaction.manager, post.submittingUserDraftId, actor.userId);
    const { communityId } = access;
    const ids = { replyType: 'POST', replyId: made.id, postId: made.id, threadId, communityId } as const;
    transaction.raise(ReplyWritten, { ...ids, creatorId: actor.userId, status });
    return made.id;
  }

  /** @throws DomainError THREAD_DELETED where the thread was deleted meanwhile */
  private async madeBefore(
    actor: Actor,
    { clientKey, threadId }: SubmitPostInput,
  ): Promise<string | undefined> {
    const values = [actor.userId, clientKey];
    const [made] = await this.queries.rows<{ id: string }>(postMadeBeforeQuery, values);
    if (!made) await this.threads.ofReader(actor, threadId);
    return made?.id;
  }
}
