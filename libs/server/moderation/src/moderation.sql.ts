import type { ModerationTargetType } from '@lyceum/contracts/moderation';

/** SQL of whether user `$1` has reported what has this id, and moderators have not decided about it yet. */
export function hasReported(type: ModerationTargetType, targetId: string): string {
  return `EXISTS (
    SELECT FROM moderation_cases k JOIN moderation_reports report ON report.case_id = k.id
    WHERE k.target_type = '${type}' AND k.target_id = ${targetId} AND k.status = 'OPEN' AND k.kind <> 'APPEAL'
      AND report.reporter_id = $1)`;
}
