import { Inject, Injectable } from '@nestjs/common';
import { authErrors, type SocialProvider, type WaysIn } from '@lyceum/contracts/auth';
import {
  type Actor,
  CONFIG,
  type Config,
  DomainError,
  isAskedForSecondFactor,
  PreparedQueries,
  statement,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { recordWayIn } from './way-in-record';

const waysInQuery = statement<Omit<WaysIn, 'passkeys' | 'isSecondFactorRequired'>>(
  'auth.ways-in',
  `SELECT password_hash IS NOT NULL AS "hasPassword",
    EXISTS (SELECT FROM totp_factors WHERE user_id = u.id AND sealed_key IS NOT NULL) AS "hasTotp",
    (SELECT count(*)::int FROM recovery_codes WHERE user_id = u.id) AS "recoveryCodesLeft",
    ARRAY(SELECT provider FROM identities WHERE user_id = u.id ORDER BY provider) AS "linkedProviders"
  FROM users u WHERE id = $userId`,
);

const passkeysQuery = statement<PasskeyRow>(
  'auth.passkeys',
  `SELECT id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt"
  FROM passkeys WHERE user_id = $userId ORDER BY id`,
);

interface PasskeyRow {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const unlinkStatement = statement(
  'auth.unlink-identity',
  'DELETE FROM identities WHERE user_id = $userId AND provider = $provider',
);

/** All ways into the caller's own account. */
@Injectable()
export class WaysInService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError AUTH_USER_NOT_FOUND when the account is gone */
  async list(actor: Actor): Promise<WaysIn> {
    const [[ways], passkeys] = await Promise.all([
      this.queries.rows(waysInQuery, { userId: actor.userId }),
      this.queries.rows(passkeysQuery, { userId: actor.userId }),
    ]);
    if (!ways) throw new DomainError(authErrors.USER_NOT_FOUND);
    return {
      ...ways,
      passkeys: passkeys.map(({ createdAt, lastUsedAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      isSecondFactorRequired: isAskedForSecondFactor(this.config, actor),
    };
  }

  /** Takes a service away as a way in; that it was none is no error. @throws DomainError AUTH_LAST_WAY_IN */
  async unlink(actor: Actor, provider: SocialProvider): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      await lockWaysIn(transaction, actor.userId);
      const count = await transaction.count(unlinkStatement, { userId: actor.userId, provider });
      if (count === 0) return;
      await assertWayInLeft(transaction, actor.userId);
      recordWayIn(transaction, actor, 'account.unlinkProvider', { provider });
    });
  }
}

const lockStatement = statement('auth.lock-ways-in', 'SELECT FROM users WHERE id = $userId FOR UPDATE');

/** One change of ways in at a time, so that two cannot take the last two at once. */
export async function lockWaysIn(transaction: Transaction, userId: string): Promise<void> {
  await transaction.count(lockStatement, { userId });
}

const leftQuery = statement(
  'auth.ways-in-left',
  `SELECT FROM users u WHERE id = $userId AND (password_hash IS NOT NULL
       OR EXISTS (SELECT FROM identities WHERE user_id = u.id)
       OR EXISTS (SELECT FROM passkeys WHERE user_id = u.id))`,
);

/** To be asked after one was taken, under the lock. @throws DomainError AUTH_LAST_WAY_IN */
export async function assertWayInLeft(transaction: Transaction, userId: string): Promise<void> {
  const left = await transaction.count(leftQuery, { userId });
  if (left === 0) throw new DomainError(authErrors.LAST_WAY_IN);
}
