import type {
  ModerationAction,
  ModerationCaseKind,
  ModerationCaseStatus,
  ModerationNoticeKind,
  ModerationTargetType,
} from '@lyceum/contracts';
import { type Placed, withCursor } from '../../communities/paging';
import type { UserSummary } from '../../people/user-summary';
import { actionsFor } from './moderation-policy';
import type { AuthorHistory, CaseRow } from './queue.queries';

export interface ReportView {
  message: string;
  createdAt: Date;
}

export interface AppealView {
  message: string;
  /** What the appeal is against. */
  noticeKind: ModerationNoticeKind;
  noticeReason: string;
}

export interface DecisionView {
  action: ModerationAction;
  reason: string;
  decidedBy: UserSummary | null;
  decidedAt: Date;
}

/** Something in the moderators' queue. */
export interface CaseView {
  id: string;
  kind: ModerationCaseKind;
  status: ModerationCaseStatus;
  targetType: ModerationTargetType;
  targetId: string;
  title: string;
  preview: string;
  author: UserSummary;
  authorHistory: AuthorHistory;
  reportsCnt: number;
  reports: ReportView[];
  appeal: AppealView | null;
  decision: DecisionView | null;
  /** How the caller can decide it; empty where it is decided. */
  actions: ModerationAction[];
  createdAt: Date;
  cursor: string;
}

export function toCaseView(row: Placed<CaseRow>, mayAdminister: boolean): CaseView {
  const { id, kind, status, targetType, targetId, title, preview, author, reportsCnt, createdAt } = row;
  const { removals, warnings, bans, accountCreatedAt, cursor } = withCursor(row);
  const what = { id, kind, status, targetType, targetId, title, preview, author, reportsCnt, createdAt };
  return {
    ...what,
    cursor,
    authorHistory: { removals, warnings, bans, accountCreatedAt },
    reports: row.reports.map((report) => ({ ...report, createdAt: new Date(report.createdAt) })),
    appeal: appealOf(row),
    decision: decisionOf(row),
    actions: status === 'OPEN' ? actionsFor(row, mayAdminister) : [],
  };
}

function appealOf({ appeal, noticeKind, noticeReason }: CaseRow): AppealView | null {
  if (appeal === null || noticeKind === null) return null;
  return { message: appeal, noticeKind, noticeReason: noticeReason ?? '' };
}

function decisionOf({ action, reason, decidedBy, decidedAt }: CaseRow): DecisionView | null {
  if (action === null || decidedAt === null) return null;
  return { action, reason: reason ?? '', decidedBy, decidedAt };
}
