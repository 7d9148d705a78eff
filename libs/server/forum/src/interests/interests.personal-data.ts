import { Injectable } from '@nestjs/common';
import { PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/** What somebody said they are interested in. */
@Injectable()
@PersonalDataSource('interests')
export class InterestsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    interests: statement<{ interest: string }>(
      'forum.export-interests',
      'SELECT unnest(interests) AS interest FROM forum_interests WHERE user_id = $userId ORDER BY interest',
    ),
  };
  protected override readonly erasures = [
    statement('forum.erase-interests', 'DELETE FROM forum_interests WHERE user_id = $userId'),
  ];
}
