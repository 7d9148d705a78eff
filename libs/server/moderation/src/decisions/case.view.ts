import { type Actor, type Placed, withCursor } from '@lyceum/kernel';
import type { Standing } from '../communities/community-keeper';
import { actionsFor, isForAnother, isOwnDecision } from './moderation-policy';
import type { CaseRow } from './case.statements';
import type { UserSummaryModel } from '@lyceum/auth';
import type { ForumReportModel, ModerationAppealModel, ModerationDecisionModel } from './forum-report.model';

/** Something in the moderators' queue, as staff see it. */
export interface CaseView extends ForumReportModel {
  /** Of an alert: whom the author addressed. */
  people: UserSummaryModel[];
  /** Which decision it is; null while it waits. */
  revision: string | null;
}

export function toCaseView(actor: Actor, row: Placed<CaseRow>, standing: Standing): CaseView {
  const { id, kind, status, targetType, targetId, title, preview, author, reportsCnt, createdAt } = row;
  const { removals, warnings, bans, accountCreatedAt, cursor } = withCursor(row);
  const what = { id, kind, status, targetType, targetId, title, preview, author, reportsCnt, createdAt };
  return {
    ...what,
    cursor,
    authorHistory: { removals, warnings, bans, accountCreatedAt },
    reports: row.reports.map((report) => ({ ...report, createdAt: new Date(report.createdAt) })),
    people: row.people,
    appeal: appealOf(actor, row),
    decision: decisionOf(row),
    revision: row.revision,
    actions: status === 'OPEN' && !isForAnother(actor, row) ? actionsFor(row, standing) : [],
  };
}

function appealOf(actor: Actor, row: CaseRow): ModerationAppealModel | null {
  const { appeal, noticeKind, noticeReason } = row;
  if (appeal === null || noticeKind === null) return null;
  const isOwn = isOwnDecision(actor, row);
  return { message: appeal, noticeKind, noticeReason: noticeReason ?? '', isOwnDecision: isOwn };
}

function decisionOf({ action, reason, decidedBy, decidedAt }: CaseRow): ModerationDecisionModel | null {
  if (action === null || decidedAt === null) return null;
  return { action, reason: reason ?? '', decidedBy, decidedAt };
}
