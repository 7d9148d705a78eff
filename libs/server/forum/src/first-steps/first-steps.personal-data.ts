import { Injectable } from '@nestjs/common';
import { columns, PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/** Which first steps somebody has behind them. */
@Injectable()
@PersonalDataSource('first-steps')
export class FirstStepsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    firstSteps: statement<{ step: string; settledAt: Date }>(
      'forum.export-first-steps',
      `SELECT ${columns(['step', 'settledAt'])()} FROM first_steps WHERE user_id = $userId ORDER BY step`,
    ),
  };
  protected override readonly erasures = [
    statement('forum.erase-first-steps', 'DELETE FROM first_steps WHERE user_id = $userId'),
  ];
}
