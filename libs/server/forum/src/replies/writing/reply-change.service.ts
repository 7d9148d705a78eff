import { Injectable } from '@nestjs/common';
import {
  type EditCommentInput,
  editCommentSchema,
  type EditPostInput,
  editPostSchema,
} from '@lyceum/contracts/forum';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { linksOf, readContent } from '../../texts/content';
import { statusOfEdit } from '../../threads/writing/review';
import { type ReplyAccess } from '../access/reply-policy';
import { ReplyAccessService } from '../access/reply-access.service';
import { MentionService } from '../../mentions/mention.service';
import { type ReplyPartsModel, replyPartsOf } from '../../texts/reply-parts.model';
import { type ReplyKey, replyTypeTable } from '../reply-types';
import { ReplyEdited } from '../replies.events';
import { changeStatements } from './reply-change.statements';
import { changeReplyStatus } from './reply-status';

type Edit = Omit<EditPostInput, 'postId'>;

interface Change extends ReplyPartsModel {
  mentionedUsers: string[];
}

/** What authors make of their posts and comments later (checklist lines 109, 110). */
@Injectable()
export class ReplyChangeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly replies: ReplyAccessService,
    private readonly mentions: MentionService,
  ) {}

  /**
   * The author changes what a post says; what it said before is kept. It is reviewed like a new one.
   * @throws DomainError POST_NOT_FOUND, POST_DELETED, POST_NOT_THE_AUTHOR, THREAD_NOT_FOUND, THREAD_DELETED, and those
   * of the content
   */
  editPost(actor: Actor, input: EditPostInput): Promise<ReplyAccess> {
    const { postId, ...edit } = parseInput(editPostSchema, input);
    return this.edit(actor, { type: 'POST', id: postId }, changeOf(edit));
  }

  /** The same of a comment. @throws DomainError like `editPost`, of comments */
  editComment(actor: Actor, input: EditCommentInput): Promise<ReplyAccess> {
    const { commentId, ...edit } = parseInput(editCommentSchema, input);
    return this.edit(actor, { type: 'COMMENT', id: commentId }, changeOf(edit));
  }

  private edit(actor: Actor, key: ReplyKey, change: Change): Promise<ReplyAccess> {
    assertCan(actor, 'forum.write');
    return this.unitOfWork.run(async (transaction) => {
      const access = await this.replies.within(transaction, actor, key);
      if (access.authorId !== actor.userId)
        throw new DomainError(replyTypeTable[key.type].errors.NOT_THE_AUTHOR);
      const replyStatus = await this.rewrite(transaction, actor, key, { ...change, access });
      const { postId, threadId, communityId, authorId: creatorId } = access;
      const ids = { replyType: key.type, replyId: key.id, postId, threadId, communityId, creatorId };
      transaction.raise(ReplyEdited, { ...ids, status: replyStatus });
      return { ...access, replyStatus };
    });
  }

  /** @returns how it stands now */
  private async rewrite(
    transaction: Transaction,
    actor: Actor,
    { type, id }: ReplyKey,
    { mentionedUsers, access, ...change }: Change & { access: ReplyAccess },
  ): Promise<ReplyAccess['replyStatus']> {
    const { isRich } = change;
    const written = readContent(change.content, isRich, actor.userId);
    const { written: writtenStatement, edit } = changeStatements[type];
    const [before] = await transaction.rows(writtenStatement, { replyId: id });
    if (!before) throw new DomainError(replyTypeTable[type].errors.NOT_FOUND);
    const { communityId, threadId } = access;
    const named = { communityId, threadId, written, isRich, mentionedUsers };
    const { content, plainText, mentionedIds } = await this.mentions.check(transaction, actor, named);
    const values = { ...replyPartsOf({ ...change, content }), replyId: id, plainText };
    const isSame = (await transaction.count(edit, values)) === 0;
    await this.mentions.replace(transaction, id, mentionedIds);
    if (access.replyStatus !== 'VISIBLE' || isSame) return access.replyStatus;
    const links = { before: linksOf(before.content, before.isRich), now: written.links };
    if ((await statusOfEdit(transaction, actor, access, links)) === 'VISIBLE') return 'VISIBLE';
    await changeReplyStatus(transaction, { type, id }, 'HELD', ['VISIBLE']);
    return 'HELD';
  }
}

function changeOf({ updatedContent, mentionedUsers, ...parts }: Edit): Change {
  return { ...replyPartsOf({ ...parts, content: updatedContent }), mentionedUsers: mentionedUsers ?? [] };
}
