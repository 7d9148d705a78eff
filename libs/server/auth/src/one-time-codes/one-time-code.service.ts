import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { authErrors } from '@lyceum/contracts/auth';
import {
  Attempts,
  currentJobKey,
  DomainError,
  PreparedQueries,
  statement,
  type Transaction,
} from '@lyceum/kernel';
import { IssuedSecrets } from '../tickets/issued-secrets';
import { type CodePurpose, codePurposes, lifeMinutes, stateOf } from './code-purposes';

/** Whom a code was made for. */
export interface CodeHolder {
  readonly userId: string;
  readonly firstName: string;
  readonly fullName: string;
  /** Null for accounts without one. */
  readonly guardianEmail: string | null;
  readonly purpose: CodePurpose;
}

/** A code whose sender has a try less if it is made up. Only `judge` makes one: there is no other way to a code. */
class TriedCode {
  constructor(private readonly code: string) {}

  get hash(): Buffer {
    return createHash('sha256').update(this.code).digest();
  }
}

export type { TriedCode };

const linkPurpose = 'link';

/** One `WHEN` a purpose: the state that a code of that purpose is bound to, read from the user's row `u`. */
const presentState = `CASE c.purpose ${codePurposes
  .map((purpose) => `WHEN '${purpose}' THEN ${stateOf(purpose)}`)
  .join(' ')} END`;

const isAlive = `c.code_hash = $hash AND c.purpose = ANY($purposes) AND c.used_at IS NULL AND c.expires_at > now()
  AND u.id = c.user_id AND c.state_hash = ${presentState}`;

const useStatement = statement<{ userId: string }>(
  'auth.use-code',
  `UPDATE one_time_codes c SET used_at = now() FROM users u WHERE ${isAlive} RETURNING c.user_id AS "userId"`,
);

const holderQuery = statement<CodeHolder>(
  'auth.holder-of-code',
  `SELECT c.user_id AS "userId", c.purpose, u.first_name AS "firstName",
              u.full_name AS "fullName", u.guardian_email AS "guardianEmail"
       FROM one_time_codes c, users u WHERE ${isAlive}`,
);

/** Counts the user, if there is one. */
const makeStatement = statement(
  'auth.make-code',
  `WITH made AS (
     INSERT INTO one_time_codes (user_id, purpose, code_hash, state_hash, expires_at)
     SELECT u.id, c.purpose, $hash, ${presentState}, now() + make_interval(mins => $minutes)
     FROM users u, (SELECT $purpose::text AS purpose) c WHERE u.id = $userId
     ON CONFLICT (user_id, purpose) DO UPDATE SET code_hash = excluded.code_hash,
       state_hash = excluded.state_hash, created_at = now(), expires_at = excluded.expires_at, used_at = NULL
     WHERE one_time_codes.code_hash <> excluded.code_hash OR one_time_codes.used_at IS NULL)
   SELECT FROM users WHERE id = $userId`,
);

/**
 * Codes of links in mails. Only the SHA-256 of a code is stored, which cannot be turned around as nobody can tell the code from random, bound to the state of the account that
 * it speaks of, so that it dies when e-mail, password or confirmation change. A user has one of a purpose: a newer
 * one takes the older one's place.
 */
@Injectable()
export class OneTimeCodeService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly attempts: Attempts,
    private readonly secrets: IssuedSecrets,
  ) {}

  /**
   * Makes a code for a mail. A job that is done twice gets the same one, since the mailbox may drop the second
   * mail; it begins anew, as the first may never have left, unless it was used. @param to whom the mail goes to @returns the code, which is nowhere else; null when there is no such user
   */
  async create(userId: string, purpose: CodePurpose, to: string): Promise<string | null> {
    const { code, hash } = this.make(`${userId} ${purpose} ${to}`);
    const minutes = lifeMinutes[purpose];
    return (await this.queries.count(makeStatement, { userId, purpose, hash, minutes })) > 0 ? code : null;
  }

  /** A code for a mail, and the hash to keep of it by who keeps it apart. @param seed what tells this mail from others of its job */
  make(seed: string): { readonly code: string; readonly hash: Buffer } {
    const job = currentJobKey();
    const code =
      job === undefined
        ? this.secrets.create(linkPurpose)
        : this.secrets.derive(linkPurpose, `${job} ${seed}`);
    return { code, hash: new TriedCode(code).hash };
  }

  /**
   * Does what a code is sent for. A made-up one uses up a try of its sender's address. One that was mailed once does
   * not, whatever became of it, and is judged when no try is left: others at the address cannot shut it out. @throws DomainError COMMON_TOO_MANY_REQUESTS, and whatever `work` throws
   */
  async judge<Result>(code: string, work: (tried: TriedCode) => Promise<Result>): Promise<Result> {
    if (!this.secrets.wasIssued(linkPurpose, code)) await this.attempts.reserve('linkCode', '');
    return work(new TriedCode(code));
  }

  /** Whom a code was made for, without using it up. @throws DomainError AUTH_LINK_NOT_VALID */
  async look({ hash }: TriedCode, purposes: readonly CodePurpose[]): Promise<CodeHolder> {
    const [holder] = await this.queries.rows(holderQuery, { hash, purposes });
    if (!holder) throw new DomainError(authErrors.LINK_NOT_VALID);
    return holder;
  }

  /**
   * Uses a code up, in one statement: of many at once, one gets through.
   * @returns the user's id @throws DomainError AUTH_LINK_NOT_VALID
   */
  async use(transaction: Transaction, { hash }: TriedCode, purpose: CodePurpose): Promise<string> {
    const [used] = await transaction.rows(useStatement, { hash, purposes: [purpose] });
    if (!used) throw new DomainError(authErrors.LINK_NOT_VALID);
    return used.userId;
  }
}
