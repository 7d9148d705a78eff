import { type AnyRow, PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';

/** What somebody did that others may read of, and what it earned. Who did it for them is theirs, and not told. */
@Injectable()
@PersonalDataSource('points')
export class PointsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    totals: statement<AnyRow>(
      'profile.export-totals',
      'SELECT total, seen, updated_at AS "updatedAt" FROM kpi_totals WHERE user_id = $userId',
    ),
    points: statement<AnyRow>(
      'profile.export-points',
      `SELECT rule, target, target_id AS "targetId", points, earned_at AS "earnedAt", taken_back_at AS "takenBackAt"
       FROM kpi_points WHERE user_id = $userId ORDER BY earned_at, id`,
    ),
    activities: statement<AnyRow>(
      'profile.export-activities',
      `SELECT action, target, target_id AS "targetId", happened_at AS "happenedAt", taken_back_at AS "takenBackAt"
       FROM activities WHERE user_id = $userId ORDER BY happened_at, id`,
    ),
  };

  protected override readonly erasures = [
    statement('profile.delete-points', 'DELETE FROM kpi_points WHERE user_id = $userId'),
    statement('profile.delete-point-days', 'DELETE FROM kpi_days WHERE user_id = $userId'),
    statement('profile.delete-point-pairs', 'DELETE FROM kpi_pairs WHERE user_id = $userId'),
    statement('profile.delete-totals', 'DELETE FROM kpi_totals WHERE user_id = $userId'),
    statement('profile.delete-activities', 'DELETE FROM activities WHERE user_id = $userId'),
  ];
}
