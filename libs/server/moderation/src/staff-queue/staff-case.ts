import type { StaffCase } from '@lyceum/contracts/moderation';
import type { CommunitySql } from '../communities/community-keeper';
import type { CaseView } from '../decisions/queue.views';
import type { UserSummaryModel } from '@lyceum/auth';

/** $1 case */
export const caseForumStatement = ({ communities }: CommunitySql): string => `
  SELECT CASE WHEN c.id IS NOT NULL THEN
           json_build_object('id', c.id, 'name', c.name, 'displayName', c.display_name) END AS forum
  FROM moderation_cases mc LEFT JOIN ${communities} c ON c.id = mc.community_id WHERE mc.id = $1`;

/** A case as the console shows it. */
export function toStaffCase(view: CaseView, place: Pick<StaffCase, 'forum' | 'path'>): StaffCase {
  const { id, kind, status, targetType, title, preview, author, authorHistory, reportsCnt } = view;
  const { accountCreatedAt, removals, warnings, bans } = authorHistory;
  return {
    id,
    kind,
    status,
    targetType,
    title,
    preview,
    reportsCnt,
    path: place.path,
    forum: place.forum,
    author: personOf(author),
    people: view.people.map(personOf),
    authorHistory: { removals, warnings, bans, accountCreatedAt: accountCreatedAt.toISOString() },
    reports: view.reports.map(({ message, createdAt }) => ({ message, createdAt: createdAt.toISOString() })),
    appeal: view.appeal,
    decision: decisionOf(view),
    actions: view.actions,
    createdAt: view.createdAt.toISOString(),
  };
}

function decisionOf({ decision }: CaseView): StaffCase['decision'] {
  if (!decision) return null;
  const { action, reason, decidedBy, decidedAt } = decision;
  return {
    action,
    reason,
    decidedBy: decidedBy && personOf(decidedBy),
    decidedAt: decidedAt.toISOString(),
  };
}

function personOf({ id, firstName, lastName }: UserSummaryModel): StaffCase['author'] {
  return { id, name: `${firstName} ${lastName}`.trim() };
}
