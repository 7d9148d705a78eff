import type { ReplyType } from '@lyceum/contracts/forum';
import type { PreparedQuery, Transaction } from '@lyceum/kernel';
import { openReply } from '../access/reply-access.queries';
import type { ReplyKey } from '../reply-types';

/** A post or comment, for whoever tells people of it. */
export interface ReplyNews {
  /** Its thread's. */
  title: string;
  /** Who wrote what it answers: of a post the thread's author, of a comment the post's or the comment's. */
  answeredAuthorId: string;
  /** Whether it answers a comment. */
  answersComment: boolean;
  threadId: string;
  /** The number of the post it is, or is under. */
  number: number;
  /** Whether it mentions somebody who has not been told. */
  hasUntold: boolean;
}

const columns = `t.title, t.id AS "threadId",
  EXISTS (SELECT FROM content_mentions WHERE target_id = $1 AND NOT is_told) AS "hasUntold"`;

const newsQueries: Readonly<Record<ReplyType, PreparedQuery>> = {
  POST: {
    name: 'forum.news-of-post',
    text: `
    SELECT ${columns}, p.number, t.creator_id AS "answeredAuthorId", FALSE AS "answersComment"
    FROM posts p JOIN threads t ON t.id = p.thread_id WHERE p.id = $1`,
  },
  COMMENT: {
    name: 'forum.news-of-comment',
    text: `
    SELECT ${columns}, p.number, COALESCE(answered.creator_id, p.creator_id) AS "answeredAuthorId",
           answered.id IS NOT NULL AS "answersComment"
    FROM comments c JOIN posts p ON p.id = c.post_id JOIN threads t ON t.id = c.thread_id
    LEFT JOIN comments answered ON answered.id = c.answered_id WHERE c.id = $1`,
  },
};

const seenQueries: Readonly<Record<ReplyType, PreparedQuery>> = {
  POST: { name: 'forum.is-post-shown-to', text: `${openReply('POST')} FOR SHARE OF r` },
  COMMENT: { name: 'forum.is-comment-shown-to', text: `${openReply('COMMENT')} FOR SHARE OF r` },
};

/** What is so now of what an event told of a post or comment; null where it is not there. */
export async function replyNews(transaction: Transaction, { type, id }: ReplyKey): Promise<ReplyNews | null> {
  const [row] = await transaction.rows<ReplyNews & Record<string, unknown>>(newsQueries[type], [id]);
  return row ?? null;
}

/**
 * Whether it is shown and this person may read it; they are nobody who oversees all forums. It is hidden only after the
 * transaction has ended, so that what tells of it is there to be taken back.
 */
export async function isReplyShownTo(
  transaction: Transaction,
  userId: string,
  { type, id }: ReplyKey,
): Promise<boolean> {
  const rows = await transaction.rows(seenQueries[type], [userId, false, id]);
  return rows.length > 0;
}
