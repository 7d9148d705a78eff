import type { ModerationTargetType } from '@lyceum/contracts/moderation';

/** SQL of whether user `$userId` has reported what has this id, and moderators have not decided about it yet. */
export function hasReported(type: ModerationTargetType, targetId: string): string {
  return `(${targetId} IN (
    SELECT k.target_id FROM moderation_reports report JOIN moderation_cases k ON k.id = report.case_id
    WHERE report.reporter_id = $userId AND k.target_type = '${type}' AND k.status = 'OPEN' AND k.kind <> 'APPEAL'))`;
}
