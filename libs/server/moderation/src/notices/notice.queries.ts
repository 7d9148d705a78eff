import { moderationLimits } from '@lyceum/contracts/moderation';
import { type EventPayload, statement } from '@lyceum/kernel';
import type { CommunitySql } from '../communities/community-keeper';
import type { ModerationAppealed } from '../moderation.events';
import type { ModerationNoticeModel } from './notice.model';

/** A decision about somebody, as it is kept. */
export type NoticeRow = Omit<ModerationNoticeModel, 'canAppeal'>;

export const noticeStatements = ({ communities, bans }: CommunitySql) => ({
  /** The latest first. */
  ofUser: statement<NoticeRow>(
    'moderation.notices',
    `SELECT n.id, n.kind, n.reason, n.target_type AS "targetType", n.target_id AS "targetId", n.title,
            c.display_name AS "communityDisplayName", n.created_at AS "createdAt",
            n.reversed_at AS "reversedAt", CASE WHEN a.id IS NOT NULL THEN json_build_object(
              'status', CASE a.action WHEN 'UPHOLD' THEN 'UPHELD' WHEN 'REVERSE' THEN 'REVERSED' ELSE 'OPEN' END,
              'message', a.appeal, 'answer', a.reason) END AS appeal
     FROM moderation_notices n LEFT JOIN ${communities} c ON c.id = n.community_id
     LEFT JOIN moderation_cases a ON a.notice_id = n.id
     WHERE n.user_id = $userId
     ORDER BY n.created_at DESC, n.id DESC LIMIT ${String(moderationLimits.notices)}`,
  ),

  /** A ban that came with no case: its own transaction's time tells it from one that did. */
  noteBan: statement(
    'moderation.note-ban',
    `INSERT INTO moderation_notices (user_id, kind, community_id, reason, created_at)
     SELECT b.user_id, 'BANNED', b.community_id, b.reason, b.created_at FROM ${bans} b
     WHERE b.id = $banId AND NOT EXISTS (
       SELECT FROM moderation_notices n
       WHERE n.user_id = b.user_id AND n.community_id = b.community_id AND n.kind = 'BANNED' AND n.created_at = b.created_at)`,
  ),
});

export const ownNoticeStatement = statement<Pick<NoticeRow, 'kind' | 'reversedAt'>>(
  'moderation.own-notice',
  `SELECT kind, reversed_at AS "reversedAt" FROM moderation_notices WHERE id = $noticeId AND user_id = $userId FOR SHARE`,
);

/** An appeal is a case of its own; no row where there was one already. */
export const appealStatement = statement<EventPayload<typeof ModerationAppealed>>(
  'moderation.appeal',
  `INSERT INTO moderation_cases (kind, community_id, target_type, target_id, author_id, title, preview, notice_id, appeal)
   SELECT 'APPEAL', n.community_id, coalesce(n.target_type, 'USER'), coalesce(n.target_id, n.user_id), n.user_id,
          n.title, coalesce(c.preview, ''), n.id, $message
   FROM moderation_notices n LEFT JOIN moderation_cases c ON c.id = n.case_id WHERE n.id = $noticeId
   ON CONFLICT (notice_id) DO NOTHING
   RETURNING id AS "caseId", community_id AS "communityId", target_type AS "targetType", target_id AS "targetId",
             author_id AS "authorId"`,
);

export const endBanNoticesStatement = statement(
  'moderation.end-ban-notices',
  `UPDATE moderation_notices SET reversed_at = now()
   WHERE user_id = $userId AND community_id = $communityId AND kind = 'BANNED' AND reversed_at IS NULL`,
);
