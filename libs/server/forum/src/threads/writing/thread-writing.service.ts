import { Injectable } from '@nestjs/common';
import {
  type ContentStatus,
  type CreateThreadInput,
  createThreadSchema,
  type EditThreadInput,
  editThreadSchema,
  type OwnThreadInput,
  ownThreadSchema,
  threadErrors,
} from '@lyceum/contracts/forum';
import type { NewPollInput } from '@lyceum/contracts/polls';
import {
  type Actor,
  assertCan,
  can,
  DomainError,
  parseInput,
  type Transaction,
  UnitOfWork,
  type Values,
} from '@lyceum/kernel';
import { createPoll } from '@lyceum/polls';
import { linkCountOf } from '@lyceum/rich-text';
import { OwnFilesService, type TakenFiles } from '@lyceum/uploads';
import { mayPost } from '../../access/forum-access';
import { ForumAccessService } from '../../access/forum-access.service';
import { recordForumAudit } from '../../access/forum-audit';
import { ThreadAccessService } from '../page/thread-access.service';
import { ThreadPageService } from '../page/thread-page.service';
import { deleteDraft } from './delete-draft';
import { mayDelete, type ThreadAccess } from '../thread-policy';
import { ThreadCreated, ThreadDeleted, ThreadEdited } from '../threads.events';
import { MentionService } from '../../mentions/mention.service';
import { linksOf, readContent, type WrittenContent } from '../../texts/content';
import { firstStatus, statusOfEdit } from './review';
import { changeThreadStatus } from './thread-status';
import {
  createStatement,
  editStatement,
  madeBeforeStatement,
  writtenStatement,
} from './thread-writing.statements';
import type { ThreadModel } from '../page/thread.model';
import { threadPartsOf } from '../thread-parts.model';

/** What a thread's thumbnail may be. */
const thumbnails: TakenFiles = { folders: ['thumbnails', 'community-images'], kind: 'IMAGE' };

/** Threads from their first word to their end. */
@Injectable()
export class ThreadWritingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly forums: ForumAccessService,
    private readonly threads: ThreadAccessService,
    private readonly pages: ThreadPageService,
    private readonly files: OwnFilesService,
    private readonly mentions: MentionService,
  ) {}

  /**
   * Writes a thread in a forum of the caller (checklist line 100). The first two of somebody new to the platform, and
   * those with many links, are HELD where the forum wants it. Again with the same `clientKey` answers the first one,
   * if it says the same. Educators may say until when it is to be answered. Its poll comes with it, and the draft it was written as goes.
   * @throws DomainError COMMUNITY_NOT_FOUND, COMMUNITY_BANNED, COMMUNITY_NOT_A_MEMBER, THREAD_NOT_A_MEMBER,
   * THREAD_CONTENT_BLANK, THREAD_CONTENT_TOO_LARGE, THREAD_CONTENT_INVALID, THREAD_POSTED_ALREADY,
   * UPLOADS_NOT_A_FILE_OF_YOURS, POST_TOO_MANY_MENTIONS, THREAD_NOT_AN_EDUCATOR
   */
  async create(actor: Actor, input: CreateThreadInput): Promise<ThreadModel> {
    assertCan(actor, 'forum.write');
    const draft = parseInput(createThreadSchema, input, 'input');
    if (draft.dueAt && !can(actor, 'forum.teach')) throw new DomainError(threadErrors.NOT_AN_EDUCATOR);
    const written = readContent(draft.content, draft.isRich ?? false, actor.userId);
    if (draft.thumbnailUrl) await this.files.assertOwn(actor, draft.thumbnailUrl, thumbnails);
    const threadId = await this.unitOfWork.run((transaction) =>
      this.insert(transaction, actor, draft, written),
    );
    return this.pages.open(actor, { threadId, userId: actor.userId });
  }

  /**
   * The author changes what it says, rich or plain as it was; the form is kept (checklist line 90). Links that are put
   * in later are held like those of a new thread.
   * @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED, THREAD_NOT_THE_AUTHOR, POLL_THERE_ALREADY, and those of the
   * content
   */
  async edit(actor: Actor, input: EditThreadInput): Promise<ThreadModel> {
    assertCan(actor, 'forum.write');
    const edit = parseInput(editThreadSchema, input);
    const { threadId } = edit;
    await this.unitOfWork.run(async (transaction) => {
      const access = await this.threads.within(transaction, actor, threadId);
      const { communityId, creatorId } = access;
      if (creatorId !== actor.userId) throw new DomainError(threadErrors.NOT_THE_AUTHOR);
      const status = await this.rewrite(transaction, actor, access, edit);
      transaction.raise(ThreadEdited, { threadId, communityId, creatorId, status });
    });
    return this.pages.open(actor, { threadId, userId: actor.userId });
  }

  /**
   * Deletes a thread: its author may, and who keeps order in its forum, which is put on record (checklist line 91).
   * @throws DomainError THREAD_NOT_FOUND, THREAD_DELETED, THREAD_NOT_DELETABLE
   */
  async delete(actor: Actor, input: OwnThreadInput): Promise<void> {
    assertCan(actor, 'forum.write');
    const { threadId } = parseInput(ownThreadSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const access = await this.threads.within(transaction, actor, threadId);
      if (!mayDelete(actor, access)) throw new DomainError(threadErrors.NOT_DELETABLE);
      await changeThreadStatus(transaction, threadId, 'DELETED', ['VISIBLE', 'HELD']);
      const { communityId, creatorId } = access;
      transaction.raise(ThreadDeleted, { threadId, communityId, creatorId, deletedBy: actor.userId });
      if (creatorId === actor.userId) return;
      const audit = { communityId, actorId: actor.userId, subjectUserId: creatorId };
      const target = { type: 'THREAD', id: threadId };
      await recordForumAudit(transaction, { ...audit, action: 'THREAD_DELETED', target });
    });
  }

  private async insert(
    transaction: Transaction,
    actor: Actor,
    draft: CreateThreadInput,
    written: WrittenContent,
  ): Promise<string> {
    const { communityId, title, clientKey = null, poll, draftId } = draft;
    const access = await this.forums.within(transaction, actor, communityId);
    if (!mayPost(actor, access)) throw new DomainError(threadErrors.NOT_A_MEMBER);
    const isRich = draft.isRich ?? false;
    const named = { communityId, threadId: null, written, isRich, mentionedUsers: [] };
    const mentioned = await this.mentions.check(transaction, actor, named);
    const { content, plainText, preview, links, mentionedIds } = mentioned;
    const status = await firstStatus(transaction, actor, access, links + linksAround(title, poll));
    const parts = threadPartsOf(draft);
    const given = { communityId, creatorId: actor.userId, ...parts, content, isRich, clientKey };
    const values = { ...given, plainText, preview, status, mentionedIds };
    const [made] = await transaction.rows(createStatement, values);
    if (!made) return madeBefore(transaction, given);
    if (poll) await createPoll(transaction, { threadId: made.id, creatorId: actor.userId, poll });
    if (draftId) await deleteDraft(transaction, draftId, actor.userId);
    transaction.raise(ThreadCreated, { threadId: made.id, communityId, creatorId: actor.userId, status });
    return made.id;
  }

  /** @returns how the thread stands now */
  private async rewrite(
    transaction: Transaction,
    actor: Actor,
    access: ThreadAccess,
    { threadId, updatedContent, updatedTitle, poll }: EditThreadInput,
  ): Promise<ContentStatus> {
    const [before] = await transaction.rows(writtenStatement, { threadId });
    if (!before) throw new DomainError(threadErrors.NOT_FOUND);
    const written = readContent(updatedContent, before.isRich, actor.userId);
    const { communityId } = access;
    const named = { communityId, threadId, written, isRich: before.isRich, mentionedUsers: [] };
    const mentioned = await this.mentions.check(transaction, actor, named);
    const { content, plainText, preview, links, mentionedIds } = mentioned;
    const title = updatedTitle ?? null;
    await transaction.count(editStatement, { threadId, content, plainText, preview, title });
    await this.mentions.replace(transaction, threadId, mentionedIds);
    if (poll) await createPoll(transaction, { threadId, creatorId: actor.userId, poll });
    const isSame = content === before.content && (title ?? before.title) === before.title && !poll;
    if (access.status !== 'VISIBLE' || isSame) return access.status;
    const linkCounts = {
      before: linksOf(before.content, before.isRich) + linksAround(before.title),
      now: links + linksAround(title ?? before.title, poll),
    };
    if ((await statusOfEdit(transaction, actor, access, linkCounts)) === 'VISIBLE') return 'VISIBLE';
    await changeThreadStatus(transaction, threadId, 'HELD', ['VISIBLE']);
    return 'HELD';
  }
}

/** Links of a thread beside those in its text: a title or an option is read by as many. */
function linksAround(title: string, poll?: Pick<NewPollInput, 'options'> | null): number {
  return [title, ...(poll?.options ?? [])].reduce((count, text) => count + linkCountOf(text), 0);
}

/** A repeated attempt answers the first thread; another text under the same key is none, and must not be lost unsaid. */
async function madeBefore(transaction: Transaction, given: Values): Promise<string> {
  const [made] = await transaction.rows(madeBeforeStatement, given);
  if (!made?.isSame) throw new DomainError(threadErrors.POSTED_ALREADY);
  return made.id;
}
