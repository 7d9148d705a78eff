import { Injectable } from '@nestjs/common';
import { type PersonalData, PersonalDataSource, PreparedQueries, type Transaction } from '@lyceum/kernel';

const featuresQuery = {
  name: 'admin.features-of-user',
  text: `SELECT f.feature, f.added_at AS "addedAt" FROM feature_users f JOIN users u ON u.email = f.email
         WHERE u.id = $1 ORDER BY f.feature`,
};

/** The feature lists somebody's e-mail is on. */
@Injectable()
@PersonalDataSource('features')
export class AdminPersonalData implements PersonalData {
  constructor(private readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    return { features: await this.queries.rows(featuresQuery, [userId]) };
  }

  /** The features are locked first, in the order in which staff who change a list lock theirs. */
  async erase({ manager }: Transaction, userId: string): Promise<void> {
    await manager.query(
      `SELECT FROM features f WHERE f.name IN (
         SELECT l.feature FROM feature_users l JOIN users u ON u.email = l.email WHERE u.id = $1)
       ORDER BY f.name FOR UPDATE`,
      [userId],
    );
    await manager.query('DELETE FROM feature_users WHERE email = (SELECT email FROM users WHERE id = $1)', [
      userId,
    ]);
  }
}
