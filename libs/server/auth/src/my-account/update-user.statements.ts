import type { Role } from '@lyceum/contracts/auth';
import { statement } from '@lyceum/kernel';
import { ownEmails } from '../accounts/unanswered.statements';

/** One call after the other: what one tab has said stands before another is heard. */
export const holdAccountStatement = statement(
  'auth.hold-account',
  'SELECT FROM users WHERE id = $userId AND erased_at IS NULL FOR UPDATE',
);

/** What is known of somebody who says who they are. */
export interface KnownAnswers {
  readonly dateOfBirth: string | null;
  readonly roles: Role[];
  readonly hasSocialSignIn: boolean;
  /** Whether they have ever asked to be an educator. */
  readonly hasApplied: boolean;
  /** Addresses that are their own. */
  readonly emails: string[];
}

export const knownAnswersQuery = statement<KnownAnswers>(
  'auth.known-answers',
  `SELECT u.date_of_birth::text AS "dateOfBirth", u.roles, ${ownEmails('u')} AS emails,
     EXISTS (SELECT FROM identities i WHERE i.user_id = u.id) AS "hasSocialSignIn",
     EXISTS (SELECT FROM teacher_applications t WHERE t.user_id = u.id) AS "hasApplied"
   FROM users u WHERE u.id = $userId`,
);

/** What the account says with the answers in it. */
export interface KeptAnswers {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string | null;
  readonly country: string | null;
  readonly before: Role[];
  readonly after: Role[];
}

/** Keeps what is not null. Whatever role was chosen makes a student, where there is none (decision 12). */
export const keepAnswersStatement = statement<KeptAnswers>(
  'auth.keep-answers',
  `UPDATE users SET
     first_name = COALESCE($firstName, first_name), last_name = COALESCE($lastName, last_name),
     country = COALESCE($country, country), date_of_birth = COALESCE(date_of_birth, $dateOfBirth::date),
     guardian_email = COALESCE($guardianEmail, guardian_email), name_confirmed = name_confirmed OR $isConfirmed,
     roles = CASE WHEN $hasChosen AND roles = '{}' THEN '{STUDENT}' ELSE roles END, updated_at = now()
   WHERE id = $userId
   RETURNING email::text, new.first_name AS "firstName", new.last_name AS "lastName",
     new.date_of_birth::text AS "dateOfBirth", new.country, old.roles AS before, new.roles AS after`,
);
