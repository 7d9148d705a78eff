import {
  type ContentStatus,
  conversationLimits,
  conversationTexts,
  type MemberRole,
} from '@lyceum/contracts/forum';
import { place, type PreparedQuery } from '@lyceum/kernel';
import { hasReported } from '@lyceum/moderation';
import { isNotHidden, isReadable } from '../../access/forum-access.queries';
import { people, userSummaryJson, type UserSummaryModel } from '@lyceum/auth';

/** A reply as statements read it. */
export interface ReplyRow {
  id: string;
  content: string;
  status: ContentStatus;
  creator: UserSummaryModel;
  /** A text where it comes out of JSON. */
  createdAt: Date | string;
  reported: boolean;
  sortValue: string;
  sortId: string;
}

export interface ConversationRow {
  id: string;
  content: string;
  status: ContentStatus;
  createdAt: Date;
  creator: UserSummaryModel;
  community: { id: string; name: string; displayName: string };
  role: MemberRole | null;
  likesCnt: number;
  repliesCnt: number;
  requestingUserHasLiked: boolean;
  requestingUserHasReplied: boolean;
  reported: boolean;
  replies: ReplyRow[];
}

/** What `$1` sees of these rows: what is shown, and of what is held their own. */
const seen = (alias: string): string => `
  (${alias}.status = 'VISIBLE' OR (${alias}.status = 'HELD' AND ${alias}.creator_id = $1))
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
  EXISTS (SELECT FROM conversation_likes l WHERE l.conversation_id = v.id AND l.user_id = $1)
    AS "requestingUserHasLiked",
  EXISTS (SELECT FROM conversation_replies o
          WHERE o.conversation_id = v.id AND o.creator_id = $1 AND o.status IN ('VISIBLE', 'HELD'))
    AS "requestingUserHasReplied",
  ${hasReported('CONVERSATION', 'v.id')} AS reported, COALESCE((${firstReplies}), '[]') AS replies,
  ${place('v.created_at', 'v.id')}`;

const joins = `
  ${people.join('u', 'v.creator_id')} JOIN communities c ON c.id = v.community_id
  LEFT JOIN community_members own ON own.community_id = v.community_id AND own.user_id = $1`;

const afterEverything = `'ffffffff-ffff-ffff-ffff-ffffffffffff'`;

/**
 * Conversations of all forums of `$1` that they may read, the latest first: `$3` rows after the cursor `$4`, `$5`. What
 * was deleted is there as long as somebody has answered to it. Of each forum no more than a page is looked at.
 */
export const conversationsQuery: PreparedQuery = {
  name: 'forum.conversations',
  text: `
    SELECT ${columns} FROM (
      SELECT recent.id FROM community_members mine JOIN communities c ON c.id = mine.community_id
      CROSS JOIN LATERAL (
        SELECT w.id, w.created_at FROM conversations w
        WHERE w.community_id = mine.community_id
          AND (w.created_at, w.id) < (COALESCE($4::timestamptz, 'infinity'), COALESCE($5::uuid, ${afterEverything}))
          AND (w.status = 'VISIBLE' OR (w.status = 'HELD' AND w.creator_id = $1)
               OR (w.status IN ('REMOVED', 'DELETED') AND w.replies_cnt > 0))
          AND ${isNotHidden('w.creator_id')}
        ORDER BY w.created_at DESC, w.id DESC LIMIT $3) recent
      WHERE mine.user_id = $1 AND ${isReadable('c')}
      ORDER BY recent.created_at DESC, recent.id DESC LIMIT $3) listed
    JOIN conversations v ON v.id = listed.id ${joins}
    ORDER BY v.created_at DESC, v.id DESC`,
};

/** Conversation `$3`, deleted or not, if `$1` may know of it. */
export const conversationQuery: PreparedQuery = {
  name: 'forum.conversation',
  text: `
    SELECT ${columns} FROM conversations v ${joins}
    WHERE v.id = $3 AND ${isReadable('c')} AND (v.status <> 'HELD' OR v.creator_id = $1)
      AND ${isNotHidden('v.creator_id')}`,
};

/** Replies of conversation `$3`, the oldest first: `$4` rows after the cursor `$5`, `$6`. */
export const repliesQuery: PreparedQuery = {
  name: 'forum.conversation-replies',
  text: `
    SELECT ${replyColumns} FROM conversation_replies r ${people.join('author', 'r.creator_id')}
    JOIN conversations v ON v.id = r.conversation_id JOIN communities c ON c.id = v.community_id
    WHERE r.conversation_id = $3 AND ${isReadable('c')} AND v.status <> 'HELD' AND ${isNotHidden('v.creator_id')}
      AND ${seen('r')}
      AND (r.created_at, r.id) > (COALESCE($5::timestamptz, '-infinity'), COALESCE($6::uuid, r.conversation_id))
    ORDER BY r.created_at, r.id LIMIT $4`,
};

/** Reply `$2`, which `$1` has just written. */
export const replyQuery: PreparedQuery = {
  name: 'forum.conversation-reply',
  text: `
    SELECT ${replyColumns} FROM conversation_replies r ${people.join('author', 'r.creator_id')}
    WHERE r.id = $2 AND r.creator_id = $1`,
};
