import { people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { PersonalDataSource, statement, StoredPersonalData, type Transaction } from '@lyceum/kernel';

/** Who has not shown that an address is theirs is told and erases nothing of the lists it is on. */
const isTheirs = (row: string): string =>
  `(${row}.email = ${people.emailOf('$userId')} AND ${people.haveConfirmed('$userId', `${row}.email`)})`;

const lockFeaturesStatement = statement<object>(
  'admin.lock-features-of-user',
  `SELECT FROM features f WHERE f.name IN (
     SELECT l.feature FROM feature_users l WHERE ${isTheirs('l')})
   ORDER BY f.name FOR UPDATE`,
);

/** The feature lists somebody's e-mail is on. */
@Injectable()
@PersonalDataSource('features')
export class AdminPersonalData extends StoredPersonalData {
  protected readonly lists = {
    features: statement<{ feature: string; addedAt: Date }>(
      'admin.features-of-user',
      `SELECT feature, added_at AS "addedAt" FROM feature_users l
       WHERE ${isTheirs('l')} ORDER BY feature`,
    ),
  };

  protected override readonly erasures = [
    statement(
      'admin.forget-removed-feature-user',
      `DELETE FROM removed_feature_users l WHERE ${isTheirs('l')}`,
    ),
    statement('admin.forget-feature-user', `DELETE FROM feature_users l WHERE ${isTheirs('l')}`),
  ];

  /** The features are locked first, in the order in which staff who change a list lock theirs. */
  override async erase(transaction: Transaction, userId: string): Promise<void> {
    await transaction.rows(lockFeaturesStatement, { userId });
    await super.erase(transaction, userId);
  }
}
