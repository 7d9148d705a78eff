import { people, userSummaryJson, type UserSummaryModel } from '@lyceum/auth';
import {
  type ModerationAction,
  type ModerationCaseKind,
  type ModerationCaseStatus,
  moderationLimits,
  type ModerationNoticeKind,
  type ModerationTargetType,
  type StaffCase,
} from '@lyceum/contracts/moderation';
import { place, type Placed, statement } from '@lyceum/kernel';
import type { CommunitySql } from '../communities/community-keeper';
import { appealedDecision } from './appealed-decision';
import { decisionOf } from './decision.statements';
import type { AuthorHistoryModel, ForumReportModel } from './forum-report.model';

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

/** A case as `caseColumns` reads it. Who reported is not in it. */
export interface CaseRow
  extends
    Omit<ForumReportModel, 'authorHistory' | 'reports' | 'appeal' | 'decision' | 'actions' | 'cursor'>,
    AuthorHistoryModel {
  communityId: string | null;
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
  /** Which decision it is; null while it waits. */
  revision: string | null;
}

const earlier = (kind: ModerationNoticeKind): string => `(
  SELECT count(*)::int FROM moderation_notices e
  WHERE e.user_id = mc.author_id AND e.community_id IS NOT DISTINCT FROM mc.community_id AND e.kind = '${kind}'
    AND e.reversed_at IS NULL AND e.case_id IS DISTINCT FROM mc.id)`;

const reports = `(
  SELECT coalesce(json_agg(json_build_object('message', message, 'createdAt', created_at) ORDER BY created_at DESC), '[]')
  FROM (SELECT message, created_at FROM moderation_reports WHERE case_id = mc.id
        ORDER BY created_at DESC LIMIT ${String(moderationLimits.shownReports)}) latest)`;

const addressed = `(
  SELECT coalesce(json_agg(${userSummaryJson('u')} ORDER BY person.place), '[]')
  FROM unnest(mc.people) WITH ORDINALITY AS person (id, place) ${people.join('u', 'person.id')})`;

const caseColumns = `
  mc.id, mc.kind, mc.status, mc.community_id AS "communityId", mc.target_type AS "targetType",
  mc.target_id AS "targetId", mc.title, mc.preview, ${userSummaryJson('author')} AS author,
  author.created_at AS "accountCreatedAt", ${earlier('REMOVED')} AS removals, ${earlier('WARNED')} AS warnings,
  ${earlier('BANNED')} AS bans, mc.reports_cnt AS "reportsCnt", ${reports} AS reports, ${addressed} AS people, mc.appeal,
  notice.kind AS "noticeKind", notice.reason AS "noticeReason",
  appealed.by AS "appealedBy", appealed.others AS "othersCanDecide", mc.action, mc.reason,
  CASE WHEN decider.id IS NOT NULL THEN ${userSummaryJson('decider')} END AS "decidedBy",
  mc.decided_at AS "decidedAt", ${decisionOf('mc')} AS revision, mc.created_at AS "createdAt", ${place('mc.created_at', 'mc.id')}`;

const caseTables = (sql: CommunitySql): string => `
  moderation_cases mc ${people.join('author', 'mc.author_id')} ${people.leftJoin('decider', 'mc.decided_by')}
  LEFT JOIN moderation_notices notice ON notice.id = mc.notice_id ${appealedDecision(sql)}`;

export const caseStatements = (sql: CommunitySql) => ({
  toDecide: statement<OpenCase>(
    'moderation.case-to-decide',
    `SELECT mc.id, mc.kind, mc.status, mc.community_id AS "communityId", mc.target_type AS "targetType",
            mc.target_id AS "targetId", mc.author_id AS "authorId", mc.notice_id AS "noticeId", notice.kind AS "noticeKind",
            appealed.by AS "appealedBy", appealed.others AS "othersCanDecide"
     FROM moderation_cases mc LEFT JOIN moderation_notices notice ON notice.id = mc.notice_id ${appealedDecision(sql)}
     WHERE mc.id = $caseId`,
  ),

  /** Cases of a forum, the latest first, without those about the reader: nobody decides about themselves. */
  queue: statement<Placed<CaseRow>>(
    'moderation.queue',
    `SELECT ${caseColumns} FROM ${caseTables(sql)}
     WHERE mc.community_id = $communityId AND mc.status = $status AND mc.author_id <> $userId
       AND (mc.created_at, mc.id) < (coalesce($sortValue::timestamptz, 'infinity'), coalesce($sortId::uuid, $communityId))
     ORDER BY mc.created_at DESC, mc.id DESC LIMIT ${String(moderationLimits.pageSize)}`,
  ),

  byId: statement<Placed<CaseRow>>(
    'moderation.case',
    `SELECT ${caseColumns} FROM ${caseTables(sql)} WHERE mc.id = $caseId`,
  ),

  forum: statement<Pick<StaffCase, 'forum'>>(
    'moderation.forum-of-case',
    `SELECT CASE WHEN c.id IS NOT NULL THEN
              json_build_object('id', c.id, 'name', c.name, 'displayName', c.display_name) END AS forum
     FROM moderation_cases mc LEFT JOIN ${sql.communities} c ON c.id = mc.community_id WHERE mc.id = $caseId`,
  ),
});
