import type { ModerationTargetType } from '@lyceum/contracts/moderation';

/** SQL of whether user `$userId` has reported what has this id, and moderators have not decided about it yet. */
export function hasReported(type: ModerationTargetType, targetId: string): string {
  return `(${targetId} IN (
    SELECT k.target_id FROM moderation_reports report JOIN moderation_cases k ON k.id = report.case_id
    WHERE report.reporter_id = $userId AND k.target_type = '${type}' AND k.status = 'OPEN' AND k.kind <> 'APPEAL'))`;
}

const cases = (type: ModerationTargetType, targetId: string, condition: string): string =>
  `EXISTS (SELECT FROM moderation_cases k WHERE k.target_type = '${type}' AND k.target_id = ${targetId}${condition})`;

/** SQL of whether what has this id was ever reported, held back or decided about. */
export const isCase = (type: ModerationTargetType, targetId: string): string => cases(type, targetId, '');

/** SQL of whether moderators have still to look at what has this id. */
export const isOpenCase = (type: ModerationTargetType, targetId: string): string =>
  cases(type, targetId, ` AND k.status = 'OPEN'`);
