/**
 * Adds a report to the open case of its target, or opens one. No row where the reporter has an open report of it
 * already (checklist line 97); the transaction must then end without a trace.
 * $1 kind of target, $2 its id, $3 forum, $4 author, $5 title, $6 preview, $7 reporter, $8 message
 */
export const reportStatement = `
  WITH gathered AS (
    INSERT INTO moderation_cases AS c (kind, target_type, target_id, community_id, author_id, title, preview, reports_cnt)
    VALUES ('REPORT', $1, $2, $3, $4, $5, $6, 1)
    ON CONFLICT (target_type, target_id) WHERE status = 'OPEN' AND kind <> 'APPEAL'
      DO UPDATE SET reports_cnt = c.reports_cnt + 1
    RETURNING id
  )
  INSERT INTO moderation_reports (case_id, reporter_id, message) SELECT id, $7, $8 FROM gathered
  ON CONFLICT (case_id, reporter_id) DO NOTHING
  RETURNING case_id AS "caseId"`;

/** The case of what is held back; reports of it are in the same one. Parameters $1 to $6 as above. */
export const holdStatement = `
  INSERT INTO moderation_cases AS c (kind, target_type, target_id, community_id, author_id, title, preview)
  VALUES ('HOLD', $1, $2, $3, $4, $5, $6)
  ON CONFLICT (target_type, target_id) WHERE status = 'OPEN' AND kind <> 'APPEAL'
    DO UPDATE SET kind = 'HOLD', title = excluded.title, preview = excluded.preview
  RETURNING id AS "caseId"`;

/** The open case of a target that somebody decides about without a report; its own where there is one. $1 to $6 as above. */
export const openCaseStatement = `
  INSERT INTO moderation_cases AS c (kind, target_type, target_id, community_id, author_id, title, preview)
  VALUES ('REPORT', $1, $2, $3, $4, $5, $6)
  ON CONFLICT (target_type, target_id) WHERE status = 'OPEN' AND kind <> 'APPEAL'
    DO UPDATE SET title = excluded.title, preview = excluded.preview
  RETURNING id AS "caseId"`;
