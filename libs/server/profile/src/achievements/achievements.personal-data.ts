import { type AnyRow, PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';

/** What somebody has earned and was given. */
@Injectable()
@PersonalDataSource('achievements')
export class AchievementsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    achievements: statement<AnyRow>(
      'profile.export-achievements',
      `SELECT a.title, a.description, a.rule IS NULL AS "isBadge", own.earned_at AS "earnedAt", own.taken_back_at AS "takenBackAt"
       FROM user_achievements own JOIN achievements a ON a.id = own.achievement_id
       WHERE own.user_id = $userId ORDER BY own.earned_at, a.id`,
    ),
  };

  protected override readonly erasures = [
    statement('profile.delete-achievements', 'DELETE FROM user_achievements WHERE user_id = $userId'),
  ];
}
