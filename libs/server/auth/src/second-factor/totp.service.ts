import { Inject, Injectable } from '@nestjs/common';
import { authErrors, type ConfirmTotpInput, confirmTotpSchema } from '@lyceum/contracts/auth';
import {
  type Actor,
  CONFIG,
  type Config,
  DomainError,
  parseInput,
  PreparedQueries,
  statement,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Sealer } from '../tickets/sealer';
import { removeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';
import { TotpKey } from './totp';
import { WayInGuard } from './way-in-guard';
import { recordWayIn } from './way-in-record';

const sealPurpose = 'totp-key';

const takeStepStatement = statement(
  'auth.take-totp-step',
  'UPDATE totp_factors SET last_step = $step WHERE user_id = $userId AND last_step < $step',
);

const keyQuery = statement<{ sealedKey: string | null }>(
  'auth.totp-key',
  'SELECT sealed_key AS "sealedKey" FROM totp_factors WHERE user_id = $userId',
);

const lockStatement = statement(
  'auth.lock-totp',
  'SELECT FROM totp_factors WHERE user_id = $userId AND sealed_key IS NOT NULL FOR UPDATE',
);

const removeStatement = statement('auth.remove-totp', 'DELETE FROM totp_factors WHERE user_id = $userId');

const confirmStatement = statement(
  'auth.confirm-totp',
  `UPDATE totp_factors SET sealed_key = pending_key, pending_key = NULL, pending_since = NULL, last_step = $step,
           confirmed_at = now()
         WHERE user_id = $userId`,
);

const pendingQuery = statement<{ pendingKey: string }>(
  'auth.pending-totp',
  `SELECT pending_key AS "pendingKey" FROM totp_factors
         WHERE user_id = $userId AND pending_since > now() - interval '15 minutes' FOR UPDATE`,
);

const beginStatement = statement<{ email: string }>(
  'auth.begin-totp',
  `WITH pending AS (
         INSERT INTO totp_factors (user_id, pending_key, pending_since) VALUES ($userId, $key, now())
         ON CONFLICT (user_id) DO UPDATE SET pending_key = excluded.pending_key, pending_since = now())
       SELECT email FROM users WHERE id = $userId`,
);

/** An authenticator app as a second factor: setting it up, and taking its codes. */
@Injectable()
export class TotpService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly sealer: Sealer,
    private readonly guard: WayInGuard,
  ) {}

  /**
   * Makes a key. It counts once a code of it was shown (`confirm`); a key in use stays in use until then.
   * @throws DomainError AUTH_PASSWORD_WRONG, COMMON_TOO_MANY_REQUESTS
   */
  async start(actor: Actor, password: string): Promise<{ uri: string; key: string }> {
    await this.guard.assertPassword(actor, password);
    const key = TotpKey.create();
    const [user] = await this.queries.rows(beginStatement, {
      userId: actor.userId,
      key: this.sealer.seal(sealPurpose, key.text),
    });
    return { uri: key.uri(this.config.BRAND_NAME, user?.email ?? ''), key: key.text };
  }

  /**
   * Puts the new key in use once its app shows the right code.
   * @returns recovery codes, in place of any older ones
   * @throws DomainError AUTH_SECOND_FACTOR_WRONG, also when nothing was started in the last quarter of an hour
   */
  async confirm(actor: Actor, input: ConfirmTotpInput): Promise<string[]> {
    const { code } = parseInput(confirmTotpSchema, input);
    return this.guard.tryCode('totpCode', actor.userId, () => this.putInUse(actor, code));
  }

  private putInUse(actor: Actor, code: string): Promise<string[]> {
    return this.unitOfWork.run(async (transaction) => {
      const [row] = await transaction.rows(pendingQuery, { userId: actor.userId });
      const step = row ? this.stepOf(row.pendingKey, code) : null;
      if (step === null) throw new DomainError(authErrors.SECOND_FACTOR_WRONG);
      await transaction.count(confirmStatement, { userId: actor.userId, step });
      recordWayIn(transaction, actor, 'account.enableTotp');
      return replaceRecoveryCodes(transaction, actor.userId);
    });
  }

  /** Signs in without an app again; its recovery codes go with it. @throws DomainError AUTH_PASSWORD_WRONG */
  async disable(actor: Actor, password: string): Promise<void> {
    await this.guard.assertPassword(actor, password);
    await this.unitOfWork.run(async (transaction) => {
      await transaction.count(removeStatement, { userId: actor.userId });
      await removeRecoveryCodes(transaction, actor.userId);
      recordWayIn(transaction, actor, 'account.disableTotp');
    });
  }

  /**
   * New recovery codes in place of the old ones.
   * @throws DomainError AUTH_PASSWORD_WRONG, COMMON_CONFLICT without an app, since nothing would ask for them
   */
  async renewRecoveryCodes(actor: Actor, password: string): Promise<string[]> {
    await this.guard.assertPassword(actor, password);
    return this.unitOfWork.run(async (transaction) => {
      const inUse = await transaction.count(lockStatement, { userId: actor.userId });
      if (inUse === 0) throw new DomainError(authErrors.NO_SECOND_FACTOR);
      recordWayIn(transaction, actor, 'account.renewRecoveryCodes');
      return replaceRecoveryCodes(transaction, actor.userId);
    });
  }

  /** Takes a code, once: a step counts only if it is later than the last one taken, in one statement. */
  async accept(transaction: Transaction, userId: string, code: string): Promise<boolean> {
    const [row] = await transaction.rows(keyQuery, { userId });
    const step = row?.sealedKey ? this.stepOf(row.sealedKey, code) : null;
    if (step === null) return false;
    return (await transaction.count(takeStepStatement, { userId, step })) > 0;
  }

  /** A key sealed under another JWT_SECRET takes no code; recovery codes and passkeys still open the account. */
  private stepOf(sealedKey: string, code: string): number | null {
    const text = this.sealer.open(sealPurpose, sealedKey);
    return text === null ? null : TotpKey.fromText(text).stepOf(code, new Date());
  }
}
