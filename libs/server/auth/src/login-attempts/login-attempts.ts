import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import { addressGroup, DomainError, Every } from '@lyceum/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { type AttemptRule, fromEverywhere, fromOnePlace, longestDelaySeconds } from './delay.constants';

/** A try to get into an account, whether there is one or not. */
export interface LoginAttempt {
  readonly email: string;
  /** IP address of the caller. */
  readonly address: string;
  /** What KnownDevices says of the caller's browser. */
  readonly knownDevice: string | null;
}

interface Counter {
  readonly key: Buffer;
  readonly rule: AttemptRule;
}

/**
 * Lets a try begin if nothing has to be waited for; failures older than a day count no more. Once failures cost time
 * there is one try at a time: otherwise each wait would buy a whole volley of guesses.
 */
const begin = `
  INSERT INTO sign_in_attempts AS a (key, pending, failures, blocked_until, touched_at)
  VALUES ($1, 1, 0, now(), now())
  ON CONFLICT (key) DO UPDATE SET
    pending = CASE WHEN a.touched_at < now() - interval '1 minute' THEN 1 ELSE a.pending + 1 END,
    failures = CASE WHEN a.touched_at < now() - interval '1 day' THEN 0 ELSE a.failures END,
    touched_at = now()
  WHERE a.blocked_until <= now() AND (a.pending < CASE WHEN a.failures < $3 THEN $2 ELSE 1 END OR a.touched_at < now() - interval '1 minute')
  RETURNING key`;

const secondsToWait = `
  SELECT greatest(1, ceil(extract(epoch FROM blocked_until - now())))::int AS seconds
  FROM sign_in_attempts WHERE key = $1`;

const countFailure = `
  UPDATE sign_in_attempts SET pending = greatest(0, pending - 1), failures = failures + 1, touched_at = now(),
    blocked_until = CASE WHEN failures + 1 < $2 THEN blocked_until
      ELSE now() + make_interval(secs => least($3, power(2, least(failures + 1 - $2, 30)))) END
  WHERE key = $1`;

const countSuccess = `
  UPDATE sign_in_attempts SET pending = greatest(0, pending - 1),
    failures = CASE WHEN $2 THEN 0 ELSE failures END, blocked_until = CASE WHEN $2 THEN now() ELSE blocked_until END
  WHERE key = $1`;

/**
 * Slows down guessing of passwords: after some failures each further one makes the next try wait longer. Counted for
 * one account from one place and, more generously, from all places together. A browser that has been signed in to the
 * account before is a place of its own and is not held up by failures elsewhere, so that nobody can lock the owner
 * out. E-mails without an account are counted all the same.
 */
@Injectable()
export class LoginAttempts {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Before the password is looked at; every call must be followed by `failed` or `succeeded`.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS with the seconds to wait
   */
  async check(attempt: LoginAttempt): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const { key, rule } of countersOf(attempt)) {
        const begun = await manager.query<unknown[]>(begin, [key, rule.atOnce, rule.freeFailures]);
        // What the transaction has counted already is taken back with it.
        if (begun.length === 0) throw await refusal(manager, key);
      }
    });
  }

  /** The password was wrong, or there is no such account. */
  async failed(attempt: LoginAttempt): Promise<void> {
    for (const { key, rule } of countersOf(attempt))
      await this.dataSource.query(countFailure, [key, rule.freeFailures, longestDelaySeconds]);
  }

  /** The password was right: this place starts anew. Failures from elsewhere stay. */
  async succeeded(attempt: LoginAttempt): Promise<void> {
    for (const { key, rule } of countersOf(attempt))
      await this.dataSource.query(countSuccess, [key, rule === fromOnePlace]);
  }

  /** The owner has shown another way that the account is theirs: nobody waits because of all places together. */
  async forget(email: string): Promise<void> {
    await this.dataSource.query('DELETE FROM sign_in_attempts WHERE key = $1', [keyOf(email)]);
  }

  @Every('auth.forget-old-attempts', { minutes: 60 })
  async sweep(): Promise<void> {
    await this.dataSource.query(`DELETE FROM sign_in_attempts WHERE touched_at < now() - interval '1 day'`);
  }
}

/** Always in this order, so that two tries never wait for each other's rows. */
function countersOf({ email, address, knownDevice }: LoginAttempt): Counter[] {
  if (knownDevice !== null) return [{ key: keyOf(email, 'device', knownDevice), rule: fromOnePlace }];
  return [
    { key: keyOf(email, 'address', addressGroup(address)), rule: fromOnePlace },
    { key: keyOf(email), rule: fromEverywhere },
  ];
}

const keyOf = (email: string, ...place: string[]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([email.toLowerCase(), ...place]))
    .digest();

async function refusal(manager: EntityManager, key: Buffer): Promise<DomainError> {
  const [row] = await manager.query<{ seconds: number }[]>(secondsToWait, [key]);
  return new DomainError(commonErrors.TOO_MANY_REQUESTS, { retryAfterSeconds: row?.seconds ?? 1 });
}
