import { browserStorage, Outbox } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import {
  CommentOnCommentDocument,
  CommentOnPostDocument,
  execute,
  SubmitPostDocument,
} from '@lyceum/web-graphql';
import { mentionedIn } from '../../mentioned-in';
import type { CommentItem, PostItem } from '../../reply.types';
import { isReply, type ReplyEntry } from './reply-entry';

/** What the server made of a reply. */
export type SentReply = PostItem | CommentItem;

export type ThreadOutbox = Outbox<ReplyEntry, SentReply>;

const prefix = 'lyceum.outbox';

const outboxes = new Map<string, ThreadOutbox>();

/** The outbox of a person for a thread; one for the page, and it goes on when the thread's window is closed. */
export function outboxOf(userId: string, threadId: string): ThreadOutbox {
  const key = `${prefix}.${userId}.${threadId}`;
  const known = outboxes.get(key);
  if (known) return known;
  const outbox = new Outbox<ReplyEntry, SentReply>({
    key,
    storage: browserStorage(),
    isEntry: isReply,
    send: (entry) => sendReply(userId, threadId, entry),
    refusalText: (error) => readFailure(error, []).general ?? '',
  });
  outboxes.set(key, outbox);
  window.addEventListener('online', () => outbox.flush());
  window.addEventListener('storage', (event) => {
    if (event.key === key) outbox.reread();
  });
  return outbox;
}

/** Sends whatever this person wrote here in any thread and the server does not have. */
export function sendWaitingReplies(userId: string): void {
  const start = `${prefix}.${userId}.`;
  for (const key of Object.keys(localStorage))
    if (key.startsWith(start)) outboxOf(userId, key.slice(start.length)).flush();
}

async function sendReply(
  userId: string,
  threadId: string,
  { target, content, isRich, clientKey, draftId: submittingUserDraftId }: ReplyEntry,
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
