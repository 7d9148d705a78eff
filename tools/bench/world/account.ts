import { sendOnce } from '../call.ts';
import type { BenchDatabase } from './database.ts';
import { userId } from './users.ts';

/** Somebody signed in. */
export interface Account {
  readonly id: string;
  /** Header of their calls. */
  readonly headers: { readonly authorization: string };
}

const password = 'a-password-of-the-bench';

/** What a sign-in of that account sends. */
export const signInCall = (email: string) => ({
  method: 'POST' as const,
  path: '/auth/sign-in',
  body: JSON.stringify({ email, password }),
});

/**
 * Signs somebody up through the front door, unless they are there already, confirms them, agrees to the terms and gives them roles behind its back, and
 * signs them in.
 */
export async function createAccount(
  apiUrl: string,
  { pool }: Pick<BenchDatabase, 'pool'>,
  { email, roles }: { email: string; roles: readonly string[] },
): Promise<Account> {
  const known = await pool.query('SELECT FROM users WHERE email = $1', [email]);
  const person = { firstName: 'Bench', lastName: 'Account', email, password, dateOfBirth: '2000-01-01' };
  if (known.rowCount === 0) {
    await sendOnce(apiUrl, { method: 'POST', path: '/auth/sign-up', body: JSON.stringify(person) });
  }
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE users SET roles = $2, email_confirmed_at = now(), agreed_terms_version = $3, agreed_terms_at = now()
     WHERE email = $1 RETURNING id`,
    [email, roles, await termsVersion(apiUrl)],
  );
  const { data } = (await sendOnce(apiUrl, signInCall(email))) as { data: { token: string } };
  return { id: rows[0]?.id ?? '', headers: { authorization: `Bearer ${data.token}` } };
}

/** Gives the first of the made-up people the password of that account. @returns their addresses */
export async function withPassword(
  { pool }: Pick<BenchDatabase, 'pool'>,
  like: string,
  amount: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE email = $1)
     WHERE id = ANY ($2) RETURNING email`,
    [like, Array.from({ length: amount }, (_, n) => userId(n))],
  );
  return rows.map(({ email }) => email);
}

async function termsVersion(apiUrl: string): Promise<string> {
  const body = JSON.stringify({ query: '{ terms { version } }' });
  const answer = await sendOnce(apiUrl, { method: 'POST', path: '/graphql', body });
  return (answer as { data: { terms: { version: string } } }).data.terms.version;
}
