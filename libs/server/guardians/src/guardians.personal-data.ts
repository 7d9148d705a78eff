import { isPresent, people } from '@lyceum/auth';
import { blocks } from '@lyceum/friends';
import { type AnyRow, PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';

/** Ties, over or not, with people whom the user may know of. @param own the user's column @param other the other's */
const tiesOf = (own: string, other: string): string => `
  SELECT u.id AS "userId", tie.origin, tie.since, tie.ended_at AS "endedAt",
    digest.since AS "mailedWeeklySince", digest.time_zone AS "mailedInTimeZone"
  FROM guardian_ties tie ${people.join('u', `tie.${other}`)}
  LEFT JOIN guardian_digests digest ON digest.tie_id = tie.id AND digest.due_at IS NOT NULL
  WHERE tie.${own} = $userId AND ${isPresent('u')} AND NOT ${blocks.between('u.id', '$userId::uuid')}
  ORDER BY tie.since, tie.id`;

/** Who is or was somebody's guardian, whom they look after, and what they tell guardians. */
@Injectable()
@PersonalDataSource('guardians')
export class GuardiansPersonalData extends StoredPersonalData {
  protected readonly lists = {
    guardians: statement<AnyRow>('guardians.export-guardians', tiesOf('student_id', 'guardian_id')),
    students: statement<AnyRow>('guardians.export-students', tiesOf('guardian_id', 'student_id')),
    topics: statement<AnyRow>(
      'guardians.export-topics',
      `SELECT topic, is_shown AS "isShown", changed_at AS "changedAt" FROM guardian_topic_choices
       WHERE student_id = $userId ORDER BY topic`,
    ),
  };

  protected override readonly erasures = [
    statement(
      'guardians.delete-ties',
      'DELETE FROM guardian_ties WHERE $userId IN (student_id, guardian_id)',
    ),
    statement('guardians.delete-code', 'DELETE FROM guardian_codes WHERE student_id = $userId'),
    statement('guardians.delete-choices', 'DELETE FROM guardian_topic_choices WHERE student_id = $userId'),
  ];
}
