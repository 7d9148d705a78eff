import { Injectable } from '@nestjs/common';
import type { SavedView } from '@lyceum/contracts/ops';
import {
  type PersonalData,
  PersonalDataSource,
  PreparedQueries,
  statement,
  type Transaction,
} from '@lyceum/kernel';

const viewsStatement = statement<Omit<SavedView, 'id'> & { createdAt: Date }>(
  'admin.export-views',
  `SELECT table_name AS "table", name, search, created_at AS "createdAt"
   FROM saved_views WHERE user_id = $userId ORDER BY id`,
);

const eraseStatement = statement('admin.erase-views', 'DELETE FROM saved_views WHERE user_id = $userId');

/** The views of console tables somebody saved. */
@Injectable()
@PersonalDataSource('saved-views')
export class SavedViewPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return { views: await this.queries.rows(viewsStatement, { userId }) };
  }

  async erase(transaction: Transaction, userId: string): Promise<void> {
    await transaction.count(eraseStatement, { userId });
  }
}
