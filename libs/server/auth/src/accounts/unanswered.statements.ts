import type { AskedOfPeople, Role } from '@lyceum/contracts/auth';
import { statement, type StatementRunner } from '@lyceum/kernel';

/** What somebody has still to say before they get in. */
export interface Unanswered {
  firstName: string;
  /** Addresses that are the person's own. */
  emails: string[];
  asks: AskedOfPeople[];
}

/** Addresses that are somebody's own: none of them can be their guardian's. @param user alias of `users` */
export const ownEmails = (user: string): string =>
  `ARRAY(SELECT ${user}.email::text UNION SELECT i.email::text FROM identities i
         WHERE i.user_id = ${user}.id AND i.email IS NOT NULL)`;

/**
 * Without are those who came over another service, and, of both, those who signed up more than once with an e-mail
 * before they confirmed it (SignUpService). Where they live is asked along with the rest.
 */
const unansweredQuery = statement<Unanswered>(
  'auth.unanswered',
  `SELECT u.first_name AS "firstName",
         ${ownEmails('u')} AS emails,
         array_remove(ARRAY[
           CASE WHEN u.roles = '{}' THEN 'role' END, CASE WHEN u.date_of_birth IS NULL THEN 'dateOfBirth' END,
           CASE WHEN u.country IS NULL THEN 'country' END], NULL) AS asks
  FROM users u
  WHERE u.id = $userId AND u.erased_at IS NULL AND u.suspended_at IS NULL AND (u.roles = '{}' OR u.date_of_birth IS NULL)
    AND (u.roles = '{}' AND u.date_of_birth IS NULL OR EXISTS (SELECT FROM identities i WHERE i.user_id = u.id))`,
);

/** What the user has to say first, or null when nothing. */
export async function unansweredBy(statements: StatementRunner, userId: string): Promise<Unanswered | null> {
  const [row] = await statements.rows(unansweredQuery, { userId });
  return row ?? null;
}

export interface AnsweredRow {
  email: string;
  before: Role[];
  after: Role[];
}

/**
 * Keeps what somebody says, where nothing stood before. Whatever role was chosen makes a student; staff make educators (decision 12).
 */
export const answerStatement = statement<AnsweredRow>(
  'auth.answer-about-you',
  `UPDATE users SET
    roles = CASE WHEN roles = '{}' AND $hasChosen THEN '{STUDENT}' ELSE roles END,
    guardian_email = CASE WHEN date_of_birth IS NULL THEN $guardianEmail ELSE guardian_email END,
    date_of_birth = COALESCE(date_of_birth, $dateOfBirth::date), country = COALESCE(country, $country), updated_at = now()
  WHERE id = $userId AND erased_at IS NULL
  RETURNING email, old.roles AS before, new.roles AS after`,
);
