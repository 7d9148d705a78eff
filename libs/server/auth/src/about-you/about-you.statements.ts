import type { AskedOfPeople, Role } from '@lyceum/contracts/auth';
import type { EntityManager } from 'typeorm';

/** What somebody has still to say before they get in. */
export interface Unanswered {
  firstName: string;
  /** Addresses that are the person's own. */
  emails: string[];
  asks: AskedOfPeople[];
}

/**
 * Without are those who came over another service, and, of both, those who signed up more than once with an e-mail
 * before they confirmed it (SignUpService). Where they live is asked along with the rest.
 */
const query = `
  SELECT u.first_name AS "firstName",
         ARRAY(SELECT u.email::text UNION SELECT i.email::text FROM identities i
               WHERE i.user_id = u.id AND i.email IS NOT NULL) AS emails,
         array_remove(ARRAY[
           CASE WHEN u.roles = '{}' THEN 'role' END, CASE WHEN u.date_of_birth IS NULL THEN 'dateOfBirth' END,
           CASE WHEN u.country IS NULL THEN 'country' END], NULL) AS asks
  FROM users u
  WHERE u.id = $1 AND u.erased_at IS NULL AND u.suspended_at IS NULL AND (u.roles = '{}' OR u.date_of_birth IS NULL)
    AND (u.roles = '{}' AND u.date_of_birth IS NULL OR EXISTS (SELECT FROM identities i WHERE i.user_id = u.id))`;

/** What the user has to say first, or null when nothing. */
export async function unansweredBy(manager: EntityManager, userId: string): Promise<Unanswered | null> {
  const [row] = await manager.query<Unanswered[]>(query, [userId]);
  return row ?? null;
}

export interface AnsweredRow {
  email: string;
  before: Role[];
  after: Role[];
}

/**
 * Keeps what $1 says, where nothing stood before: $2 whether a role was chosen, $3 date of birth, $4 country, $5 the
 * guardian's address. Whatever was chosen makes a student; staff make educators (decision 12).
 */
export const answerStatement = `
  UPDATE users SET
    roles = CASE WHEN roles = '{}' AND $2 THEN '{STUDENT}' ELSE roles END,
    guardian_email = CASE WHEN date_of_birth IS NULL THEN $5 ELSE guardian_email END,
    date_of_birth = COALESCE(date_of_birth, $3::date), country = COALESCE(country, $4), updated_at = now()
  WHERE id = $1 AND erased_at IS NULL
  RETURNING email, old.roles AS before, new.roles AS after`;
