import { userSummaryJson, type UserSummaryModel } from '@lyceum/auth';
import {
  type ModerationAction,
  type ModerationCaseKind,
  type ModerationCaseStatus,
  moderationLimits,
  type ModerationNoticeKind,
  type ModerationTargetType,
} from '@lyceum/contracts/moderation';
import { place, type PreparedQuery } from '@lyceum/kernel';
import type { CommunitySql } from '../communities/community-keeper';
import { appealedDecision } from './appealed-decision';

/** A case as `caseColumns` reads it. Who reported is not in it. */
export interface CaseRow {
  id: string;
  kind: ModerationCaseKind;
  status: ModerationCaseStatus;
  communityId: string | null;
  targetType: ModerationTargetType;
  targetId: string;
  title: string;
  preview: string;
  author: UserSummaryModel;
  accountCreatedAt: Date;
  removals: number;
  warnings: number;
  bans: number;
  reportsCnt: number;
  reports: { message: string; createdAt: string }[];
  /** Of an alert: whom the author addressed. */
  people: UserSummaryModel[];
  appeal: string | null;
  noticeKind: ModerationNoticeKind | null;
  noticeReason: string | null;
  appealedBy: string | null;
  othersCanDecide: boolean | null;
  action: ModerationAction | null;
  reason: string | null;
  decidedBy: UserSummaryModel | null;
  decidedAt: Date | null;
  createdAt: Date;
}

const earlier = (kind: ModerationNoticeKind): string => `(
  SELECT count(*)::int FROM moderation_notices e
  WHERE e.user_id = mc.author_id AND e.community_id IS NOT DISTINCT FROM mc.community_id AND e.kind = '${kind}'
    AND e.reversed_at IS NULL AND e.case_id IS DISTINCT FROM mc.id)`;

const reports = `(
  SELECT coalesce(json_agg(json_build_object('message', message, 'createdAt', created_at) ORDER BY created_at DESC), '[]')
  FROM (SELECT message, created_at FROM moderation_reports WHERE case_id = mc.id
        ORDER BY created_at DESC LIMIT ${String(moderationLimits.shownReports)}) latest)`;

const people = `(
  SELECT coalesce(json_agg(${userSummaryJson('u')} ORDER BY person.place), '[]')
  FROM unnest(mc.people) WITH ORDINALITY AS person (id, place) JOIN users u ON u.id = person.id)`;

const caseColumns = `
  mc.id, mc.kind, mc.status, mc.community_id AS "communityId", mc.target_type AS "targetType",
  mc.target_id AS "targetId", mc.title, mc.preview, ${userSummaryJson('author')} AS author,
  author.created_at AS "accountCreatedAt", ${earlier('REMOVED')} AS removals, ${earlier('WARNED')} AS warnings,
  ${earlier('BANNED')} AS bans, mc.reports_cnt AS "reportsCnt", ${reports} AS reports, ${people} AS people, mc.appeal,
  notice.kind AS "noticeKind", notice.reason AS "noticeReason",
  appealed.by AS "appealedBy", appealed.others AS "othersCanDecide", mc.action, mc.reason,
  CASE WHEN decider.id IS NOT NULL THEN ${userSummaryJson('decider')} END AS "decidedBy",
  mc.decided_at AS "decidedAt", mc.created_at AS "createdAt", ${place('mc.created_at', 'mc.id')}`;

const caseTables = (sql: CommunitySql): string => `
  moderation_cases mc JOIN users author ON author.id = mc.author_id
  LEFT JOIN users decider ON decider.id = mc.decided_by
  LEFT JOIN moderation_notices notice ON notice.id = mc.notice_id ${appealedDecision(sql)}`;

/**
 * Cases of a forum, the latest first, without those about the reader: nobody decides about themselves.
 * $1 reader, $2 forum, $3 status, $4 rows, $5 and $6 the cursor or null.
 */
export const queueQuery = (sql: CommunitySql): PreparedQuery => ({
  name: 'moderation.queue',
  text: `
    SELECT ${caseColumns}
    FROM ${caseTables(sql)}
    WHERE mc.community_id = $2 AND mc.status = $3 AND mc.author_id <> $1
      AND (mc.created_at, mc.id) < (coalesce($5::timestamptz, 'infinity'), coalesce($6::uuid, $2))
    ORDER BY mc.created_at DESC, mc.id DESC LIMIT $4`,
});

/** $1 case */
export const caseByIdStatement = (sql: CommunitySql): string =>
  `SELECT ${caseColumns} FROM ${caseTables(sql)} WHERE mc.id = $1`;
