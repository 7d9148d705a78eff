import { Injectable } from '@nestjs/common';
import type { SavedView } from '@lyceum/contracts/ops';
import { PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/** The views of console tables somebody saved. */
@Injectable()
@PersonalDataSource('saved-views')
export class SavedViewPersonalData extends StoredPersonalData {
  protected readonly lists = {
    views: statement<Omit<SavedView, 'id'> & { createdAt: Date }>(
      'admin.export-views',
      `SELECT table_name AS "table", name, search, created_at AS "createdAt"
       FROM saved_views WHERE user_id = $userId ORDER BY id`,
    ),
  };

  protected override readonly erasures = [
    statement('admin.erase-views', 'DELETE FROM saved_views WHERE user_id = $userId'),
  ];
}
