import type { UserSummary } from '@lyceum/auth';
import type {
  ModerationAction,
  ModerationCaseKind,
  ModerationCaseStatus,
  ModerationNoticeKind,
  ModerationTargetType,
} from '@lyceum/contracts';
import { type Actor, type Placed, withCursor } from '@lyceum/kernel';
import type { Standing } from '../communities/community-keeper';
import { actionsFor, isForAnother, isOwnDecision } from './moderation-policy';
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
  /** The caller made that decision: where somebody else can look at it, `actions` is empty. */
  isOwnDecision: boolean;
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
  /** Of an alert: whom the author addressed. */
  people: UserSummary[];
  appeal: AppealView | null;
  decision: DecisionView | null;
  /** How the caller can decide it; empty where it is decided. */
  actions: ModerationAction[];
  createdAt: Date;
  cursor: string;
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
    actions: status === 'OPEN' && !isForAnother(actor, row) ? actionsFor(row, standing) : [],
  };
}

function appealOf(actor: Actor, row: CaseRow): AppealView | null {
  const { appeal, noticeKind, noticeReason } = row;
  if (appeal === null || noticeKind === null) return null;
  const isOwn = isOwnDecision(actor, row);
  return { message: appeal, noticeKind, noticeReason: noticeReason ?? '', isOwnDecision: isOwn };
}

function decisionOf({ action, reason, decidedBy, decidedAt }: CaseRow): DecisionView | null {
  if (action === null || decidedAt === null) return null;
  return { action, reason: reason ?? '', decidedBy, decidedAt };
}
