import { Inject, Injectable } from '@nestjs/common';
import { authErrors, type SocialProvider, type WaysIn } from '@lyceum/contracts/auth';
import {
  type Actor,
  CONFIG,
  type Config,
  DomainError,
  isAskedForSecondFactor,
  UnitOfWork,
} from '@lyceum/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { recordWayIn } from './way-in-record';

const waysInQuery = `
  SELECT password_hash IS NOT NULL AS "hasPassword",
    EXISTS (SELECT FROM totp_factors WHERE user_id = u.id AND sealed_key IS NOT NULL) AS "hasTotp",
    (SELECT count(*)::int FROM recovery_codes WHERE user_id = u.id) AS "recoveryCodesLeft",
    ARRAY(SELECT provider FROM identities WHERE user_id = u.id ORDER BY provider) AS "linkedProviders"
  FROM users u WHERE id = $1`;

const passkeysQuery = `
  SELECT id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt"
  FROM passkeys WHERE user_id = $1 ORDER BY id`;

interface PasskeyRow {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** All ways into the caller's own account. */
@Injectable()
export class WaysInService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError AUTH_USER_NOT_FOUND when the account is gone */
  async list(actor: Actor): Promise<WaysIn> {
    const [[ways], passkeys] = await Promise.all([
      this.dataSource.query<Omit<WaysIn, 'passkeys' | 'isSecondFactorRequired'>[]>(waysInQuery, [
        actor.userId,
      ]),
      this.dataSource.query<PasskeyRow[]>(passkeysQuery, [actor.userId]),
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
      const { manager } = transaction;
      await lockWaysIn(manager, actor.userId);
      const [, count] = (await manager.query('DELETE FROM identities WHERE user_id = $1 AND provider = $2', [
        actor.userId,
        provider,
      ])) as [unknown, number];
      if (count === 0) return;
      await assertWayInLeft(manager, actor.userId);
      recordWayIn(transaction, actor, 'account.unlinkProvider', { provider });
    });
  }
}

/** One change of ways in at a time, so that two cannot take the last two at once. */
export async function lockWaysIn(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
}

/** To be asked after one was taken, under the lock. @throws DomainError AUTH_LAST_WAY_IN */
export async function assertWayInLeft(manager: EntityManager, userId: string): Promise<void> {
  const left = await manager.query<unknown[]>(
    `SELECT FROM users u WHERE id = $1 AND (password_hash IS NOT NULL
       OR EXISTS (SELECT FROM identities WHERE user_id = u.id)
       OR EXISTS (SELECT FROM passkeys WHERE user_id = u.id))`,
    [userId],
  );
  if (left.length === 0) throw new DomainError(authErrors.LAST_WAY_IN);
}
