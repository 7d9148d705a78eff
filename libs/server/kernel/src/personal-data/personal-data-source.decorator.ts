import { defineMark } from '../marks/mark';
import type { Transaction } from '../unit-of-work/transaction';

/**
 * What a domain keeps about a person, for the copy they may take away and for the end of their account. Implemented by
 * a provider marked `@PersonalDataSource('notifications')`.
 */
export interface PersonalData {
  /**
   * Everything the domain keeps about the user that is theirs to see, as plain JSON values. Never a secret: no hash, no
   * key, no code.
   */
  export(userId: string): Promise<object>;
  /**
   * Removes what is about the user alone, and cuts the thread to them in what stays. Called inside the transaction that
   * erases the account, while its row still has its e-mail; must not fail when there is nothing left.
   */
  erase(transaction: Transaction, userId: string): Promise<void>;
}

/** Marks a provider as a domain's `PersonalData`. The name becomes the file's in the ZIP: `notifications.json`. */
export const PersonalDataSource = defineMark<PersonalData, [name: string]>();
