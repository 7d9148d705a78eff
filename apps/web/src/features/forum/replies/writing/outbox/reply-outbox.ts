import { type Outbox, Outboxes } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import {
  CommentOnCommentDocument,
  CommentOnPostDocument,
  execute,
  SubmitPostDocument,
} from '@lyceum/web-graphql';
import { mentionedIn } from '../../mentioned-in';
import type { CommentItem, PostItem } from '../../reply.types';
import { outboxPrefix } from '../../../../../app/shell/draft-prefix';
import { isReply, type ReplyEntry } from './reply-entry';

/** What the server made of a reply. */
export type SentReply = PostItem | CommentItem;

export type ThreadOutbox = Outbox<ReplyEntry, SentReply>;

/** What each person wrote in each thread and the server does not have yet. */
export const replyOutboxes = new Outboxes<ReplyEntry, SentReply>({
  prefix: outboxPrefix,
  isEntry: isReply,
  send: sendReply,
  refusalText: (error) => readFailure(error, []).general ?? '',
});

async function sendReply(
  { target, content, isRich, clientKey, draftId: submittingUserDraftId }: ReplyEntry,
  userId: string,
  threadId: string,
): Promise<SentReply> {
  const mentionedUsers = mentionedIn({ content, isRich });
  const written = { content, isRich, mentionedUsers, clientKey };
  if (target.kind === 'thread') {
    const variables = { ...written, userId, threadId, submittingUserDraftId };
    return (await execute(SubmitPostDocument, variables)).submitPost;
  }
  const comment = { ...written, studentId: userId };
  if (target.kind === 'post') {
    const input = { ...comment, postId: target.postId };
    return (await execute(CommentOnPostDocument, { input })).uploadCommentToPost;
  }
  const input = { ...comment, commentId: target.commentId };
  return (await execute(CommentOnCommentDocument, { input })).uploadCommentToComment;
}
