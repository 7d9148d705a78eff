import { Injectable } from '@nestjs/common';
import { type AnyRow, PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/** What somebody reported, what was decided about them, and what they said to that. */
@Injectable()
@PersonalDataSource('moderation')
export class ModerationPersonalData extends StoredPersonalData {
  protected readonly lists = {
    reports: statement<AnyRow>(
      'moderation.export-reports',
      `SELECT c.target_type AS "targetType", c.target_id AS "targetId", r.message, r.created_at AS "reportedAt"
       FROM moderation_reports r JOIN moderation_cases c ON c.id = r.case_id WHERE r.reporter_id = $userId ORDER BY r.created_at, r.id`,
    ),
    /** Others' reports about this user are theirs, and not told. */
    decisions: statement<AnyRow>(
      'moderation.export-notices',
      `SELECT n.kind, n.title, n.reason, n.created_at AS "decidedAt", n.reversed_at AS "reversedAt", a.appeal
       FROM moderation_notices n LEFT JOIN moderation_cases a ON a.notice_id = n.id
       WHERE n.user_id = $userId ORDER BY n.created_at, n.id`,
    ),
  };

  /** Cases stay, without what the person wrote: they are what moderators did. Appeals go with their notices. */
  protected override readonly erasures = [
    statement('moderation.erase-reports', 'DELETE FROM moderation_reports WHERE reporter_id = $userId'),
    statement('moderation.erase-notices', 'DELETE FROM moderation_notices WHERE user_id = $userId'),
    statement(
      'moderation.erase-cases',
      `UPDATE moderation_cases SET title = '', preview = '' WHERE author_id = $userId`,
    ),
  ];
}
