import { columns, statement } from '@lyceum/kernel';
import type { User } from './user';

const names = [
  'id',
  'email',
  'firstName',
  'lastName',
  'roles',
  'emailConfirmedAt',
  'guardianEmail',
  'guardianConsentedAt',
  'guardianWithdrewAt',
  'suspendedAt',
  'awaitsStaffSince',
  'erasedAt',
  'createdAt',
] as const;

/** What rules ask of an account. */
export type Account = Pick<User, (typeof names)[number] | 'dateOfBirth'>;

const accountColumns = columns(names, { dateOfBirth: 'date_of_birth::text' })();

export const accountQuery = statement<Account>(
  'auth.account',
  `SELECT ${accountColumns} FROM users WHERE id = $userId`,
);

/** The same for who is to change it: nobody else does until the transaction ends. */
export const accountLockQuery = statement<Account>(
  'auth.lock-account',
  `SELECT ${accountColumns} FROM users WHERE id = $userId FOR UPDATE`,
);

/** As much of an account as its mails need, with what tells whether it has a password. */
export type MailedUser = Account & Pick<User, 'passwordHash'>;

const mailed = `SELECT ${accountColumns}, password_hash AS "passwordHash" FROM users`;

export const mailedUserQuery = statement<MailedUser>('auth.mailed-user', `${mailed} WHERE id = $id`);

export const userOfEmailQuery = statement<MailedUser>('auth.user-of-email', `${mailed} WHERE email = $email`);
