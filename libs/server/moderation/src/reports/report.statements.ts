import { statement } from '@lyceum/kernel';

/** SQL that finds the open case of a target, or opens one of this kind; there is one at most, whatever it began as. */
const openCase = (kind: 'REPORT' | 'HOLD', reportsCnt: number, change: string): string => `
  INSERT INTO moderation_cases AS c (kind, target_type, target_id, community_id, author_id, title, preview, reports_cnt)
  VALUES ('${kind}', $type, $id, $communityId, $authorId, $title, $preview, ${String(reportsCnt)})
  ON CONFLICT (target_type, target_id) WHERE status = 'OPEN' AND kind <> 'APPEAL' DO UPDATE SET ${change}
  RETURNING id AS "caseId"`;

const asItIsNow = 'title = excluded.title, preview = excluded.preview';

/**
 * Adds a report to the open case of its target, or opens one. No row where the reporter has an open report of it
 * already (checklist line 97); the transaction must then end without a trace.
 */
export const reportStatement = statement<{ caseId: string }>(
  'moderation.report',
  `WITH gathered AS (${openCase('REPORT', 1, 'reports_cnt = c.reports_cnt + 1')})
   INSERT INTO moderation_reports (case_id, reporter_id, message) SELECT "caseId", $reporterId, $message FROM gathered
   ON CONFLICT (case_id, reporter_id) DO NOTHING
   RETURNING case_id AS "caseId"`,
);

/** The case of what is held back; reports of it are in the same one. */
export const holdStatement = statement<{ caseId: string }>(
  'moderation.hold',
  openCase('HOLD', 0, `kind = 'HOLD', ${asItIsNow}`),
);

/** The open case of a target that somebody decides about without a report; its own where there is one. */
export const openCaseStatement = statement<{ caseId: string }>(
  'moderation.open-case',
  openCase('REPORT', 0, asItIsNow),
);
