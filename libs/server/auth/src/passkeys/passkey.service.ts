import { Injectable } from '@nestjs/common';
import { type AddPasskeyInput, addPasskeySchema, authErrors, authLimits } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { type Actor, DomainError, parseInput, UnitOfWork } from '@lyceum/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { recordWayIn } from '../second-factor/way-in-record';
import { WayInGuard } from '../second-factor/way-in-guard';
import { assertWayInLeft, lockWaysIn } from '../second-factor/ways-in.service';
import { Tickets } from '../tickets/tickets';
import { PasskeyVerifier } from './passkey-verifier';
import { registrationTicket } from './passkey.tickets';

/** What a browser's WebAuthn call is given, and the ticket that comes back with its answer. */
export interface PasskeyOptions {
  readonly ticket: string;
  readonly options: Record<string, unknown>;
}

/** The caller's own passkeys. */
@Injectable()
export class PasskeyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: Tickets,
    private readonly guard: WayInGuard,
    private readonly verifier: PasskeyVerifier,
  ) {}

  /** Options for making one. @throws DomainError AUTH_PASSWORD_WRONG, AUTH_TOO_MANY_PASSKEYS */
  async start(actor: Actor, password: string): Promise<PasskeyOptions> {
    await this.guard.assertPassword(actor, password);
    const { userId } = actor;
    const existing = await passkeysOf(this.dataSource.manager, userId);
    assertRoom(existing.length);
    const [user] = await this.dataSource.query<{ email: string; fullName: string }[]>(
      'SELECT email, full_name AS "fullName" FROM users WHERE id = $1',
      [userId],
    );
    if (!user) throw new DomainError(authErrors.USER_NOT_FOUND);
    const options = await this.verifier.registrationOptions({ userId, ...user }, existing);
    const ticket = this.tickets.issue(registrationTicket, { userId, challenge: options.challenge });
    return { ticket, options: { ...options } };
  }

  /** Keeps the new passkey. @throws DomainError AUTH_PASSKEY_NOT_ACCEPTED, AUTH_TOO_MANY_PASSKEYS */
  async add(actor: Actor, input: AddPasskeyInput): Promise<void> {
    const { ticket, response, name } = parseInput(addPasskeySchema, input);
    const { userId } = actor;
    const read = this.tickets.read(registrationTicket, ticket);
    if (read?.content.userId !== userId) throw new DomainError(authErrors.PASSKEY_NOT_ACCEPTED);
    const credential = await this.verifier.verifyRegistration(response, read.content.challenge);
    await this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      await lockWaysIn(manager, userId);
      if (!(await this.tickets.spend(manager, read))) throw new DomainError(authErrors.PASSKEY_NOT_ACCEPTED);
      assertRoom((await passkeysOf(manager, userId)).length);
      const rows = await manager.query<unknown[]>(
        `INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
        [
          userId,
          credential.id,
          Buffer.from(credential.publicKey),
          credential.counter,
          credential.transports ?? [],
          name,
        ],
      );
      if (rows.length === 0) throw new DomainError(authErrors.PASSKEY_NOT_ACCEPTED);
      recordWayIn(transaction, actor, 'account.addPasskey', { name });
    });
  }

  /** @throws DomainError AUTH_PASSWORD_WRONG, COMMON_NOT_FOUND, AUTH_LAST_WAY_IN */
  async remove(actor: Actor, id: string, password: string): Promise<void> {
    await this.guard.assertPassword(actor, password);
    await this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      await lockWaysIn(manager, actor.userId);
      const [rows] = (await manager.query(
        'DELETE FROM passkeys WHERE id = $1 AND user_id = $2 RETURNING name',
        [id, actor.userId],
      )) as [{ name: string }[], number];
      if (!rows[0]) throw new DomainError(commonErrors.NOT_FOUND);
      await assertWayInLeft(manager, actor.userId);
      recordWayIn(transaction, actor, 'account.removePasskey', { name: rows[0].name });
    });
  }
}

/** What an authenticator is told of a user's passkeys. */
export function passkeysOf(
  manager: EntityManager,
  userId: string,
): Promise<{ credentialId: string; transports: string[] }[]> {
  return manager.query(
    'SELECT credential_id AS "credentialId", transports FROM passkeys WHERE user_id = $1 ORDER BY id',
    [userId],
  );
}

function assertRoom(count: number): void {
  if (count >= authLimits.passkeys)
    throw new DomainError(authErrors.TOO_MANY_PASSKEYS, { parameters: { limit: authLimits.passkeys } });
}
