import { fullName } from '@lyceum/contracts/auth';
import type { ReportedFile, StaffCase } from '@lyceum/contracts/moderation';
import type { CaseView } from '../decisions/case.view';
import type { UserSummaryModel } from '@lyceum/auth';
import type { CommunityBan } from '../communities/community-keeper';
import type { SurroundingRow } from '../targets/moderation-target';

/** Where what a case is about stands. */
interface CasePlace extends Pick<StaffCase, 'forum' | 'path'> {
  readonly around: readonly SurroundingRow[];
  readonly files: readonly ReportedFile[];
  readonly ban: CommunityBan | null;
  readonly canUndo: boolean;
}

/** A case as the console shows it. */
export function toStaffCase(view: CaseView, place: CasePlace): StaffCase {
  const { id, kind, status, targetType, title, preview, author, authorHistory, reportsCnt } = view;
  const { accountCreatedAt, removals, warnings, bans } = authorHistory;
  return {
    id,
    kind,
    status,
    targetType,
    title,
    preview,
    context: place.around.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    files: [...place.files],
    ban: place.ban && banOf(place.ban),
    reportsCnt,
    path: place.path,
    forum: place.forum,
    author: personOf(author),
    people: view.people.map(personOf),
    authorHistory: { removals, warnings, bans, accountCreatedAt: accountCreatedAt.toISOString() },
    reports: view.reports.map(({ message, createdAt }) => ({ message, createdAt: createdAt.toISOString() })),
    appeal: view.appeal,
    decision: decisionOf(view, place.canUndo),
    actions: view.actions,
    createdAt: view.createdAt.toISOString(),
  };
}

const banOf = ({ createdAt, endsAt, ...ban }: CommunityBan): StaffCase['ban'] => ({
  ...ban,
  createdAt: createdAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
});

function decisionOf({ decision, revision }: CaseView, canUndo: boolean): StaffCase['decision'] {
  if (!decision || revision === null) return null;
  const { action, reason, decidedBy, decidedAt } = decision;
  return {
    action,
    reason,
    decidedBy: decidedBy && personOf(decidedBy),
    decidedAt: decidedAt.toISOString(),
    revision,
    canUndo,
  };
}

function personOf({ id, firstName, lastName }: UserSummaryModel): StaffCase['author'] {
  return { id, name: fullName({ firstName, lastName }) };
}
