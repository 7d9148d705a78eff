import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { authErrors } from '@lyceum/contracts';
import { DomainError, type Transaction } from '@lyceum/kernel';
import { DataSource } from 'typeorm';
import { type CodePurpose, codePurposes, lifeMinutes, stateOf } from './code-purposes';

/** Whom a code was made for. */
export interface CodeHolder {
  readonly userId: string;
  readonly firstName: string;
  readonly purpose: CodePurpose;
}

/** What is stored of a code: it is random, so a plain SHA-256 cannot be turned around. */
const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

/** One `WHEN` a purpose: the state that a code of that purpose is bound to, read from the user's row `u`. */
const presentState = `CASE c.purpose ${codePurposes
  .map((purpose) => `WHEN '${purpose}' THEN ${stateOf(purpose)}`)
  .join(' ')} END`;

const isAlive = `c.code_hash = $1 AND c.purpose = ANY($2) AND c.used_at IS NULL AND c.expires_at > now()
  AND u.id = c.user_id AND c.state_hash = ${presentState}`;

/**
 * Codes of links in mails. A code is 256 random bits; only its hash is stored, bound to the state of the account that
 * it speaks of, so that it dies when e-mail, password or confirmation change. A user has one of a purpose: a newer
 * one takes the older one's place.
 */
@Injectable()
export class OneTimeCodeService {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes a code for a mail. @returns the code, which is nowhere else; null when there is no such user */
  async create(userId: string, purpose: CodePurpose): Promise<string | null> {
    const code = randomBytes(32).toString('base64url');
    const rows = await this.dataSource.query<unknown[]>(
      `INSERT INTO one_time_codes (user_id, purpose, code_hash, state_hash, expires_at)
       SELECT u.id, $2, $3, ${stateOf(purpose)}, now() + make_interval(mins => $4) FROM users u WHERE u.id = $1
       ON CONFLICT (user_id, purpose) DO UPDATE SET code_hash = excluded.code_hash,
         state_hash = excluded.state_hash, created_at = now(), expires_at = excluded.expires_at, used_at = NULL
       RETURNING user_id`,
      [userId, purpose, hashOf(code), lifeMinutes[purpose]],
    );
    return rows.length > 0 ? code : null;
  }

  /** Whom a code was made for, without using it up. @throws DomainError AUTH_LINK_NOT_VALID */
  async look(code: string, purposes: readonly CodePurpose[]): Promise<CodeHolder> {
    const [holder] = await this.dataSource.query<CodeHolder[]>(
      `SELECT c.user_id AS "userId", c.purpose, u.first_name AS "firstName"
       FROM one_time_codes c, users u WHERE ${isAlive}`,
      [hashOf(code), purposes],
    );
    if (!holder) throw new DomainError(authErrors.LINK_NOT_VALID);
    return holder;
  }

  /**
   * Uses a code up, in one statement: of many at once, one gets through.
   * @returns the user's id @throws DomainError AUTH_LINK_NOT_VALID
   */
  async use({ manager }: Transaction, code: string, purpose: CodePurpose): Promise<string> {
    const [used] = (await manager.query(
      `UPDATE one_time_codes c SET used_at = now() FROM users u WHERE ${isAlive} RETURNING c.user_id AS "userId"`,
      [hashOf(code), [purpose]],
    )) as [{ userId: string }[], number];
    if (!used[0]) throw new DomainError(authErrors.LINK_NOT_VALID);
    return used[0].userId;
  }
}
