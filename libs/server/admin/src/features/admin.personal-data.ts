import { people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { PersonalDataSource, statement, StoredPersonalData, type Transaction } from '@lyceum/kernel';

const lockFeaturesStatement = statement<object>(
  'admin.lock-features-of-user',
  `SELECT FROM features f WHERE f.name IN (
     SELECT l.feature FROM feature_users l WHERE l.email = ${people.emailOf('$userId')})
   ORDER BY f.name FOR UPDATE`,
);

/** The feature lists somebody's e-mail is on. */
@Injectable()
@PersonalDataSource('features')
export class AdminPersonalData extends StoredPersonalData {
  protected readonly lists = {
    features: statement<{ feature: string; addedAt: Date }>(
      'admin.features-of-user',
      `SELECT feature, added_at AS "addedAt" FROM feature_users
       WHERE email = ${people.emailOf('$userId')} ORDER BY feature`,
    ),
  };

  protected override readonly erasures = [
    statement(
      'admin.forget-removed-feature-user',
      `DELETE FROM removed_feature_users WHERE email = ${people.emailOf('$userId')}`,
    ),
    statement(
      'admin.forget-feature-user',
      `DELETE FROM feature_users WHERE email = ${people.emailOf('$userId')}`,
    ),
  ];

  /** The features are locked first, in the order in which staff who change a list lock theirs. */
  override async erase(transaction: Transaction, userId: string): Promise<void> {
    await transaction.rows(lockFeaturesStatement, { userId });
    await super.erase(transaction, userId);
  }
}
