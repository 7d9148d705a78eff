import { Injectable } from '@nestjs/common';
import type { SavedView } from '@lyceum/contracts/ops';
import { PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/** The views of console tables somebody saved, and those they begin with. */
@Injectable()
@PersonalDataSource('saved-views')
export class SavedViewPersonalData extends StoredPersonalData {
  protected readonly lists = {
    views: statement<Omit<SavedView, 'id'> & { isShared: boolean; createdAt: Date }>(
      'admin.export-views',
      `SELECT table_name AS "table", name, search, shared_at IS NOT NULL AS "isShared", created_at AS "createdAt"
       FROM saved_views WHERE user_id = $userId ORDER BY id`,
    ),
    defaults: statement<{ table: string; view: string; createdAt: Date }>(
      'admin.export-default-views',
      `SELECT d.table_name AS "table", v.name AS view, d.created_at AS "createdAt"
       FROM default_views d JOIN saved_views v ON v.id = d.view_id WHERE d.user_id = $userId ORDER BY d.table_name`,
    ),
  };

  protected override readonly erasures = [
    statement('admin.erase-default-views', 'DELETE FROM default_views WHERE user_id = $userId'),
    statement('admin.erase-views', 'DELETE FROM saved_views WHERE user_id = $userId'),
  ];
}
