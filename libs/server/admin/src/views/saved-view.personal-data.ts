import { Injectable } from '@nestjs/common';
import { type PersonalData, PersonalDataSource, PreparedQueries, type Transaction } from '@lyceum/kernel';

const viewsQuery = {
  name: 'admin.export-views',
  text: `SELECT table_name AS "table", name, search, created_at AS "createdAt"
         FROM saved_views WHERE user_id = $1 ORDER BY id`,
};

/** The views of console tables somebody saved. */
@Injectable()
@PersonalDataSource('saved-views')
export class SavedViewPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return { views: await this.queries.rows(viewsQuery, [userId]) };
  }

  async erase({ manager }: Transaction, userId: string): Promise<void> {
    await manager.query('DELETE FROM saved_views WHERE user_id = $1', [userId]);
  }
}
