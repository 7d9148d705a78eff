import { conversationLimits, conversationTexts, type MemberRole } from '@lyceum/contracts/forum';
import { place, type Placed, statement } from '@lyceum/kernel';
import { hasReported } from '@lyceum/moderation';
import { isNotHidden, isReadable } from '../../access/forum-access.queries';
import { people, userSummaryJson } from '@lyceum/auth';
import type { ConversationModel, ConversationReplyModel } from './conversation.model';

/** A reply as statements read it. */
export type ReplyRow = Placed<Omit<ConversationReplyModel, 'deletable' | 'cursor'>>;

/** The same out of JSON, where times are texts. */
export type FirstReplyRow = Omit<ReplyRow, 'createdAt'> & { createdAt: string };

export interface ConversationRow extends Omit<
  ConversationModel,
  'replies' | 'deleted' | 'deletable' | 'canReplyTo' | 'cursor'
> {
  role: MemberRole | null;
  replies: FirstReplyRow[];
}

/** What the user sees of these rows: what is shown, and of what is held their own. */
const seen = (alias: string): string => `
  (${alias}.status = 'VISIBLE' OR (${alias}.status = 'HELD' AND ${alias}.creator_id = $userId))
  AND ${isNotHidden(`${alias}.creator_id`)}`;

const replyColumns = `
  r.id, r.content, r.status, r.created_at AS "createdAt", ${userSummaryJson('author')} AS creator,
  ${hasReported('CONVERSATION_REPLY', 'r.id')} AS reported, ${place('r.created_at', 'r.id')}`;

const firstReplies = `
  SELECT json_agg(first ORDER BY first."createdAt", first.id) FROM (
    SELECT ${replyColumns} FROM conversation_replies r ${people.join('author', 'r.creator_id')}
    WHERE r.conversation_id = v.id AND ${seen('r')}
    ORDER BY r.created_at, r.id LIMIT ${String(conversationLimits.shownReplies)}) first`;

/** What is deleted is told to nobody; its author is, as the one whom the replies answered. */
const columns = `
  v.id, v.status, v.created_at AS "createdAt", v.likes_cnt AS "likesCnt", v.replies_cnt AS "repliesCnt", own.role,
  CASE WHEN v.status IN ('VISIBLE', 'HELD') THEN v.content ELSE '${conversationTexts.contentDeleted}' END AS content,
  ${userSummaryJson('u')} AS creator,
  json_build_object('id', c.id, 'name', c.name, 'displayName', c.display_name) AS community,
  EXISTS (SELECT FROM conversation_likes l WHERE l.conversation_id = v.id AND l.user_id = $userId)
    AS "requestingUserHasLiked",
  EXISTS (SELECT FROM conversation_replies o
          WHERE o.conversation_id = v.id AND o.creator_id = $userId AND o.status IN ('VISIBLE', 'HELD'))
    AS "requestingUserHasReplied",
  ${hasReported('CONVERSATION', 'v.id')} AS reported, COALESCE((${firstReplies}), '[]') AS replies,
  ${place('v.created_at', 'v.id')}`;

const joins = `
  ${people.join('u', 'v.creator_id')} JOIN communities c ON c.id = v.community_id
  LEFT JOIN community_members own ON own.community_id = v.community_id AND own.user_id = $userId`;

const afterEverything = `'ffffffff-ffff-ffff-ffff-ffffffffffff'`;

/**
 * Conversations of all forums of the user that they may read, the latest first, after a place in the list. What
 * was deleted is there as long as somebody has answered to it. Of each forum no more than a page is looked at.
 */
export const conversationsQuery = statement<Placed<ConversationRow>>(
  'forum.conversations',
  `SELECT ${columns} FROM (
      SELECT recent.id FROM community_members mine JOIN communities c ON c.id = mine.community_id
      CROSS JOIN LATERAL (
        SELECT w.id, w.created_at FROM conversations w
        WHERE w.community_id = mine.community_id
          AND (w.created_at, w.id) < (COALESCE($after::timestamptz, 'infinity'), COALESCE($afterId::uuid, ${afterEverything}))
          AND (w.status = 'VISIBLE' OR (w.status = 'HELD' AND w.creator_id = $userId)
               OR (w.status IN ('REMOVED', 'DELETED') AND w.replies_cnt > 0))
          AND ${isNotHidden('w.creator_id')}
        ORDER BY w.created_at DESC, w.id DESC LIMIT $limit) recent
      WHERE mine.user_id = $userId AND ${isReadable('c')}
      ORDER BY recent.created_at DESC, recent.id DESC LIMIT $limit) listed
    JOIN conversations v ON v.id = listed.id ${joins}
    ORDER BY v.created_at DESC, v.id DESC`,
);

/** A conversation, deleted or not, if the user may know of it. */
export const conversationQuery = statement<Placed<ConversationRow>>(
  'forum.conversation',
  `SELECT ${columns} FROM conversations v ${joins}
    WHERE v.id = $conversationId AND ${isReadable('c')} AND (v.status <> 'HELD' OR v.creator_id = $userId)
      AND ${isNotHidden('v.creator_id')}`,
);

/** Replies of a conversation, the oldest first, after a place in the list. */
export const repliesQuery = statement<ReplyRow>(
  'forum.conversation-replies',
  `SELECT ${replyColumns} FROM conversation_replies r ${people.join('author', 'r.creator_id')}
    JOIN conversations v ON v.id = r.conversation_id JOIN communities c ON c.id = v.community_id
    WHERE r.conversation_id = $conversationId AND ${isReadable('c')} AND v.status <> 'HELD'
      AND ${isNotHidden('v.creator_id')}
      AND ${seen('r')}
      AND (r.created_at, r.id) > (COALESCE($after::timestamptz, '-infinity'), COALESCE($afterId::uuid, r.conversation_id))
    ORDER BY r.created_at, r.id LIMIT $limit`,
);

/** A reply that the user has just written. */
export const replyQuery = statement<ReplyRow>(
  'forum.conversation-reply',
  `SELECT ${replyColumns} FROM conversation_replies r ${people.join('author', 'r.creator_id')}
    WHERE r.id = $replyId AND r.creator_id = $userId`,
);
