import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import {
  addressGroup,
  DomainError,
  Every,
  PreparedQueries,
  statement,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
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
const beginStatement = statement(
  'auth.begin-attempt',
  `INSERT INTO sign_in_attempts AS a (key, pending, failures, blocked_until, touched_at)
  VALUES ($key, 1, 0, now(), now())
  ON CONFLICT (key) DO UPDATE SET
    pending = CASE WHEN a.touched_at < now() - interval '1 minute' THEN 1 ELSE a.pending + 1 END,
    failures = CASE WHEN a.touched_at < now() - interval '1 day' THEN 0 ELSE a.failures END,
    touched_at = now()
  WHERE a.blocked_until <= now() AND (a.pending < CASE WHEN a.failures < $freeFailures THEN $atOnce ELSE 1 END OR a.touched_at < now() - interval '1 minute')`,
);

const waitQuery = statement<{ seconds: number }>(
  'auth.seconds-to-wait',
  `SELECT greatest(1, ceil(extract(epoch FROM blocked_until - now())))::int AS seconds
  FROM sign_in_attempts WHERE key = $key`,
);

const failedStatement = statement(
  'auth.count-failed-attempt',
  `UPDATE sign_in_attempts SET pending = greatest(0, pending - 1), failures = failures + 1, touched_at = now(),
    blocked_until = CASE WHEN failures + 1 < $freeFailures THEN blocked_until
      ELSE now() + make_interval(secs => least($longestDelaySeconds, power(2, least(failures + 1 - $freeFailures, 30)))) END
  WHERE key = $key`,
);

const succeededStatement = statement(
  'auth.count-attempt-that-succeeded',
  `UPDATE sign_in_attempts SET pending = greatest(0, pending - 1),
    failures = CASE WHEN $isOwnPlace THEN 0 ELSE failures END, blocked_until = CASE WHEN $isOwnPlace THEN now() ELSE blocked_until END
  WHERE key = $key`,
);

const sweepStatement = statement(
  'auth.sweep-attempts',
  `DELETE FROM sign_in_attempts WHERE touched_at < now() - interval '1 day'`,
);

const forgetStatement = statement('auth.forget-attempts', 'DELETE FROM sign_in_attempts WHERE key = $key');

/**
 * Slows down guessing of passwords: after some failures each further one makes the next try wait longer. Counted for
 * one account from one place and, more generously, from all places together. A browser that has been signed in to the
 * account before is a place of its own and is not held up by failures elsewhere, so that nobody can lock the owner
 * out. E-mails without an account are counted all the same.
 */
@Injectable()
export class LoginAttempts {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Before the password is looked at; every call must be followed by `failed` or `succeeded`.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS with the seconds to wait
   */
  async check(attempt: LoginAttempt): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      for (const { key, rule } of countersOf(attempt)) {
        const { atOnce, freeFailures } = rule;
        const begun = await transaction.count(beginStatement, { key, atOnce, freeFailures });
        // What the transaction has counted already is taken back with it.
        if (begun === 0) throw await refusal(transaction, key);
      }
    });
  }

  /** The password was wrong, or there is no such account. */
  async failed(attempt: LoginAttempt): Promise<void> {
    for (const { key, rule } of countersOf(attempt))
      await this.queries.count(failedStatement, {
        key,
        freeFailures: rule.freeFailures,
        longestDelaySeconds,
      });
  }

  /** The password was right: this place starts anew. Failures from elsewhere stay. */
  async succeeded(attempt: LoginAttempt): Promise<void> {
    for (const { key, rule } of countersOf(attempt))
      await this.queries.count(succeededStatement, { key, isOwnPlace: rule === fromOnePlace });
  }

  /** The owner has shown another way that the account is theirs: nobody waits because of all places together. */
  async forget(email: string): Promise<void> {
    await this.queries.count(forgetStatement, { key: keyOf(email) });
  }

  @Every('auth.forget-old-attempts', { minutes: 60 })
  async sweep(): Promise<void> {
    await this.queries.count(sweepStatement);
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

async function refusal(transaction: Transaction, key: Buffer): Promise<DomainError> {
  const [row] = await transaction.rows(waitQuery, { key });
  return new DomainError(commonErrors.TOO_MANY_REQUESTS, { retryAfterSeconds: row?.seconds ?? 1 });
}
