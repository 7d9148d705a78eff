import { statement, type Transaction } from '@lyceum/kernel';
import { isFollowed, isMutedBy } from '../../threads/watches/thread-watch.queries';
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
  /** Whether who is answered, and who wrote it, want to hear nothing of the thread. */
  isMutedByAnswered: boolean;
  isMutedByAuthor: boolean;
  /** Whether anybody follows the thread. */
  isFollowed: boolean;
}

/** As the reader's address names a post. */
export const pathOf = ({ threadId, number }: Pick<ReplyNews, 'threadId' | 'number'>): string =>
  `/thread/${threadId}?post=${String(number)}`;

/** As `openReply` answers it. */
interface SeenReply {
  id: string;
  post_id: string;
  thread_id: string;
  community_id: string;
  creator_id: string;
}

const answeredOfComment = 'COALESCE(answered.creator_id, p.creator_id)';

/** @param answered SQL of who is answered @param author SQL of who wrote it */
const columns = (answered: string, author: string): string => `
  t.title, t.id AS "threadId", p.number, ${answered} AS "answeredAuthorId",
  EXISTS (SELECT FROM content_mentions WHERE target_id = $replyId AND NOT is_told) AS "hasUntold",
  ${isMutedBy(answered, 't.id')} AS "isMutedByAnswered", ${isMutedBy(author, 't.id')} AS "isMutedByAuthor",
  ${isFollowed('t.id')} AS "isFollowed"`;

const newsQueries = {
  POST: statement<ReplyNews>(
    'forum.news-of-post',
    `
    SELECT ${columns('t.creator_id', 'p.creator_id')}, FALSE AS "answersComment"
    FROM posts p JOIN threads t ON t.id = p.thread_id WHERE p.id = $replyId`,
  ),
  COMMENT: statement<ReplyNews>(
    'forum.news-of-comment',
    `
    SELECT ${columns(answeredOfComment, 'c.creator_id')}, answered.id IS NOT NULL AS "answersComment"
    FROM comments c JOIN posts p ON p.id = c.post_id JOIN threads t ON t.id = c.thread_id
    LEFT JOIN comments answered ON answered.id = c.answered_id WHERE c.id = $replyId`,
  ),
};

const seenQueries = {
  POST: statement<SeenReply>('forum.is-post-shown-to', `${openReply('POST')} FOR SHARE OF r`),
  COMMENT: statement<SeenReply>('forum.is-comment-shown-to', `${openReply('COMMENT')} FOR SHARE OF r`),
};

/** What is so now of what an event told of a post or comment; null where it is not there. */
export async function replyNews(transaction: Transaction, { type, id }: ReplyKey): Promise<ReplyNews | null> {
  const [row] = await transaction.rows(newsQueries[type], { replyId: id });
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
  const rows = await transaction.rows(seenQueries[type], { userId, oversees: false, replyId: id });
  return rows.length > 0;
}
