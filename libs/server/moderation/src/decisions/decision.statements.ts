import type {
  ModerationCaseKind,
  ModerationCaseStatus,
  ModerationNoticeKind,
  ModerationTargetType,
} from '@lyceum/contracts/moderation';
import type { CommunitySql } from '../communities/community-keeper';
import { appealedDecision } from './appealed-decision';

/** A case that is to be decided. */
export interface OpenCase {
  id: string;
  kind: ModerationCaseKind;
  status: ModerationCaseStatus;
  communityId: string | null;
  targetType: ModerationTargetType;
  targetId: string;
  authorId: string;
  noticeId: string | null;
  noticeKind: ModerationNoticeKind | null;
  /** Of an appeal: who made the decision it is against, if that is known. */
  appealedBy: string | null;
  /** Of an appeal: whether somebody else can look at it. */
  othersCanDecide: boolean | null;
}

/** $1 case */
export const caseStatement = (sql: CommunitySql): string => `
  SELECT mc.id, mc.kind, mc.status, mc.community_id AS "communityId", mc.target_type AS "targetType",
         mc.target_id AS "targetId", mc.author_id AS "authorId", mc.notice_id AS "noticeId", notice.kind AS "noticeKind",
         appealed.by AS "appealedBy", appealed.others AS "othersCanDecide"
  FROM moderation_cases mc LEFT JOIN moderation_notices notice ON notice.id = mc.notice_id ${appealedDecision(sql)}
  WHERE mc.id = $1`;

/** One of all who decide at once gets a row. $1 case, $2 action, $3 reason, $4 who */
export const closeCaseStatement = `
  UPDATE moderation_cases SET status = 'CLOSED', action = $2, reason = $3, decided_by = $4, decided_at = now()
  WHERE id = $1 AND status = 'OPEN' AND kind = $5 RETURNING id`;

/** What its author was told while it was held holds no more. */
export const endHoldStatement = `DELETE FROM moderation_notices WHERE case_id = $1 AND kind = 'HELD'`;

/** $1 case, $2 kind of notice, $3 reason */
export const noticeStatement = `
  INSERT INTO moderation_notices (user_id, kind, community_id, case_id, target_type, target_id, title, reason)
  SELECT author_id, $2, community_id, id, target_type, target_id, title, $3 FROM moderation_cases WHERE id = $1`;

export const reverseNoticeStatement = `
  UPDATE moderation_notices SET reversed_at = now() WHERE id = $1 AND reversed_at IS NULL`;
