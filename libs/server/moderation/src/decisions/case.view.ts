import { type Actor, type Placed, withCursor } from '@lyceum/kernel';
import type { Standing } from '../communities/community-keeper';
import { actionsFor, isForAnother, isOwnDecision } from './moderation-policy';
import type { CaseRow } from './case.statements';
import type { ForumReportModel, ModerationAppealModel, ModerationDecisionModel } from './forum-report.model';

/** Something in the moderators' queue, as staff see it. */
export interface CaseView extends ForumReportModel, Pick<CaseRow, 'people' | 'revision'> {}

export function toCaseView(actor: Actor, row: Placed<CaseRow>, standing: Standing): CaseView {
  const { removals, warnings, bans, accountCreatedAt, ...shown } = withCursor(row);
  return {
    ...shown,
    authorHistory: { removals, warnings, bans, accountCreatedAt },
    reports: row.reports.map((report) => ({ ...report, createdAt: new Date(report.createdAt) })),
    appeal: appealOf(actor, row),
    decision: decisionOf(row),
    actions: row.status === 'OPEN' && !isForAnother(actor, row) ? actionsFor(row, standing) : [],
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
