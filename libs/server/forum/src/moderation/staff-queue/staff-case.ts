import type { StaffCase } from '@lyceum/contracts';
import type { UserSummary } from '../../people/user-summary';
import type { CaseView } from '../decisions/queue.views';

/** Where a case's content stands. */
export interface CasePlace {
  forum: StaffCase['forum'];
  threadId: string | null;
  /** Of a post within its thread. */
  number: number | null;
}

/** $1 case */
export const casePlaceStatement = `
  SELECT CASE WHEN c.id IS NOT NULL THEN
           json_build_object('id', c.id, 'name', c.name::text, 'displayName', c.display_name) END AS forum,
         CASE mc.target_type WHEN 'THREAD' THEN mc.target_id WHEN 'POST' THEN p.thread_id END AS "threadId", p.number
  FROM moderation_cases mc LEFT JOIN communities c ON c.id = mc.community_id
  LEFT JOIN posts p ON mc.target_type = 'POST' AND p.id = mc.target_id
  WHERE mc.id = $1`;

/** A case as the console shows it. */
export function toStaffCase(view: CaseView, place: CasePlace): StaffCase {
  const { id, kind, status, targetType, title, preview, author, authorHistory, reportsCnt } = view;
  const { accountCreatedAt, removals, warnings, bans } = authorHistory;
  return {
    ...{ id, kind, status, targetType, title, preview, reportsCnt },
    path: pathOf(place),
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
    ...{ action, reason },
    decidedBy: decidedBy && personOf(decidedBy),
    decidedAt: decidedAt.toISOString(),
  };
}

function personOf({ id, firstName, lastName }: UserSummary): StaffCase['author'] {
  return { id, name: `${firstName} ${lastName}`.trim() };
}

function pathOf({ threadId, number }: CasePlace): string | null {
  if (threadId === null) return null;
  return number === null ? `/thread/${threadId}` : `/thread/${threadId}?post=${String(number)}`;
}
