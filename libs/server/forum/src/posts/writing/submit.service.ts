import { Injectable } from '@nestjs/common';
import {
  type ContentStatus,
  type SubmitPostInput,
  submitPostSchema,
  threadErrors,
} from '@lyceum/contracts/forum';
import { type Actor, AfterCommit, assertCan, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { mayPost } from '../../access/forum-access';
import { ReplyLiveProcessor } from '../../replies/live/reply-live.processor';
import { MentionService } from '../../mentions/mention.service';
import { ReplyWritten } from '../../replies/replies.events';
import { type ReplyPartsModel, replyPartsOf } from '../../texts/reply-parts.model';
import { makeOnce } from '../../replies/writing/once';
import { ThreadAccessService } from '../../threads/page/thread-access.service';
import type { ThreadAccess } from '../../threads/thread-policy';
import { readContent } from '../../texts/content';
import { statusOf } from '../../threads/writing/review';
import { PostListService } from '../lists/post-list.service';
import { viewOfMade } from '../lists/post.view';
import { postMadeBeforeQuery, submitQuery } from './submit.statements';
import type { PostModel } from '../post.model';

/** What the caller says, as it is kept: a repeated call has to say the same. */
interface GivenPost extends Readonly<ReplyPartsModel> {
  readonly userId: string;
  readonly threadId: string;
  readonly clientKey: string;
}

interface NewPost extends GivenPost {
  readonly plainText: string;
  readonly status: ContentStatus;
  readonly mentionedIds: readonly string[];
  readonly draftId: string | null;
}

/** New posts in a thread. */
@Injectable()
export class SubmitService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly threads: ThreadAccessService,
    private readonly mentions: MentionService,
    private readonly lists: PostListService,
    private readonly live: ReplyLiveProcessor,
    private readonly afterCommit: AfterCommit,
  ) {}

  /**
   * Writes a post at the thread's end. The first contributions of somebody new to the platform, and those with many
   * links, are HELD where the forum wants it. Again with the same `clientKey`, also at the same moment, it answers the
   * first one, if it says the same (checklist line 114).
   * @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED, THREAD_NO_REPLIES, THREAD_CONTENT_BLANK,
   * THREAD_CONTENT_TOO_LARGE, THREAD_CONTENT_INVALID, THREAD_POSTED_ALREADY, UPLOADS_NOT_A_FILE_OF_YOURS,
   * POST_TOO_MANY_MENTIONS
   */
  async submit(actor: Actor, input: SubmitPostInput): Promise<PostModel> {
    assertCan(actor, 'forum.write');
    const post = parseInput(submitPostSchema, input);
    const written = readContent(post.content, post.isRich ?? false, actor.userId);
    const access = await this.threads.ofWriter(actor, post.threadId);
    if (access.status !== 'VISIBLE' || !mayPost(actor, access))
      throw new DomainError(threadErrors.NO_REPLIES);
    const { threadId, clientKey } = post;
    const { isRich } = replyPartsOf(post);
    const { communityId } = access;
    const named = { communityId, threadId, written, isRich, mentionedUsers: post.mentionedUsers ?? [] };
    const { content, plainText, mentionedIds } = await this.mentions.check(this.queries, actor, named);
    const said = replyPartsOf({ ...post, content });
    const given = { ...said, userId: actor.userId, threadId, clientKey };
    const status = statusOf(actor, access, written.links);
    const draftId = post.submittingUserDraftId ?? null;
    return makeOnce(
      () => this.insert(actor, access, { ...given, plainText, status, mentionedIds, draftId }),
      () => this.madeBefore(actor, given),
    );
  }

  private async insert(actor: Actor, access: ThreadAccess, post: NewPost): Promise<PostModel | undefined> {
    const [made] = await this.queries.rows(submitQuery, { ...post });
    if (!made) return undefined;
    const { communityId } = access;
    const { threadId, plainText, status } = post;
    const key = { replyType: 'POST', replyId: made.id, postId: made.id, threadId, communityId } as const;
    const event = { ...key, creatorId: actor.userId, status };
    this.afterCommit.raised(ReplyWritten, event);
    if (status === 'VISIBLE') this.afterCommit.run(() => this.live.tellOfNew(event, made));
    return viewOfMade(actor, access, made, { ...replyPartsOf(post), plainText, replyStatus: status });
  }

  /** @throws DomainError THREAD_POSTED_ALREADY, THREAD_DELETED where the thread was deleted meanwhile */
  private async madeBefore(actor: Actor, post: GivenPost): Promise<PostModel> {
    const [made] = await this.queries.rows(postMadeBeforeQuery, { ...post });
    if (made && !made.isSame) throw new DomainError(threadErrors.POSTED_ALREADY);
    if (made) return this.lists.one(actor, { postId: made.id, userId: actor.userId });
    await this.threads.ofReader(actor, post.threadId);
    throw new DomainError(threadErrors.NO_REPLIES);
  }
}
