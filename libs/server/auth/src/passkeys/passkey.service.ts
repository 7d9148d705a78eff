import { Injectable } from '@nestjs/common';
import { type AddPasskeyInput, addPasskeySchema, authErrors, authLimits } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type Actor,
  DomainError,
  insertRow,
  parseInput,
  PreparedQueries,
  statement,
  type StatementRunner,
  UnitOfWork,
} from '@lyceum/kernel';
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

const removeStatement = statement<{ name: string }>(
  'auth.remove-passkey',
  'DELETE FROM passkeys WHERE id = $id AND user_id = $userId RETURNING name',
);

const addStatement = statement(
  'auth.add-passkey',
  insertRow(
    'passkeys',
    ['userId', 'credentialId', 'publicKey', 'counter', 'transports', 'name'],
    'ON CONFLICT DO NOTHING',
  ),
);

const passkeysQuery = statement<{ credentialId: string; transports: string[] }>(
  'auth.passkeys-of-user',
  'SELECT credential_id AS "credentialId", transports FROM passkeys WHERE user_id = $userId ORDER BY id',
);

const ownerQuery = statement<{ email: string; fullName: string }>(
  'auth.owner-of-passkeys',
  'SELECT email, full_name AS "fullName" FROM users WHERE id = $userId',
);

/** The caller's own passkeys. */
@Injectable()
export class PasskeyService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: Tickets,
    private readonly guard: WayInGuard,
    private readonly verifier: PasskeyVerifier,
  ) {}

  /** Options for making one. @throws DomainError AUTH_PASSWORD_WRONG, AUTH_TOO_MANY_PASSKEYS */
  async start(actor: Actor, password: string): Promise<PasskeyOptions> {
    await this.guard.assertPassword(actor, password);
    const { userId } = actor;
    const existing = await passkeysOf(this.queries, userId);
    assertRoom(existing.length);
    const [user] = await this.queries.rows(ownerQuery, { userId });
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
      await lockWaysIn(transaction, userId);
      if (!(await this.tickets.spend(transaction, read)))
        throw new DomainError(authErrors.PASSKEY_NOT_ACCEPTED);
      assertRoom((await passkeysOf(transaction, userId)).length);
      const added = await transaction.count(addStatement, {
        userId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
      });
      if (added === 0) throw new DomainError(authErrors.PASSKEY_NOT_ACCEPTED);
      recordWayIn(transaction, actor, 'account.addPasskey', { name });
    });
  }

  /** @throws DomainError AUTH_PASSWORD_WRONG, COMMON_NOT_FOUND, AUTH_LAST_WAY_IN */
  async remove(actor: Actor, id: string, password: string): Promise<void> {
    await this.guard.assertPassword(actor, password);
    await this.unitOfWork.run(async (transaction) => {
      await lockWaysIn(transaction, actor.userId);
      const [removed] = await transaction.rows(removeStatement, { id, userId: actor.userId });
      if (!removed) throw new DomainError(commonErrors.NOT_FOUND);
      await assertWayInLeft(transaction, actor.userId);
      recordWayIn(transaction, actor, 'account.removePasskey', { name: removed.name });
    });
  }
}

/** What an authenticator is told of a user's passkeys. */
export function passkeysOf(
  statements: StatementRunner,
  userId: string,
): Promise<{ credentialId: string; transports: string[] }[]> {
  return statements.rows(passkeysQuery, { userId });
}

function assertRoom(count: number): void {
  if (count >= authLimits.passkeys)
    throw new DomainError(authErrors.TOO_MANY_PASSKEYS, { parameters: { limit: authLimits.passkeys } });
}
