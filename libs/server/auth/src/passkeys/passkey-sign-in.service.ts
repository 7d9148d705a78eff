import { Injectable } from '@nestjs/common';
import { authErrors, type PasskeyResponseInput, passkeyResponseSchema } from '@lyceum/contracts/auth';
import { DomainError, parseInput, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { SecondFactorService } from '../second-factor/second-factor.service';
import type { ClientInfo } from '../sessions/client-info';
import { type OpenedSession, SessionService } from '../sessions/session.service';
import { Tickets } from '../tickets/tickets';
import { PasskeyVerifier } from './passkey-verifier';
import { type PasskeyOptions, passkeysOf } from './passkey.service';
import { factorTicket, signInTicket } from './passkey.tickets';

/** Signing in with a passkey: alone, where it stands for both factors, or after a password. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: Tickets,
    private readonly verifier: PasskeyVerifier,
    private readonly secondFactors: SecondFactorService,
    private readonly sessions: SessionService,
  ) {}

  /** Options for somebody who has not said who they are. */
  async options(): Promise<PasskeyOptions> {
    const options = await this.verifier.authenticationOptions();
    const ticket = this.tickets.issue(signInTicket, { challenge: options.challenge });
    return { ticket, options: { ...options } };
  }

  /**
   * Signs in with a passkey alone. It is something one has, and its owner was verified, so it is both factors.
   * @throws DomainError AUTH_PASSKEY_NOT_ACCEPTED, AUTH_SUSPENDED
   */
  async signIn(input: PasskeyResponseInput, client: ClientInfo): Promise<OpenedSession> {
    const { ticket, response, keepLoggedIn } = parseInput(passkeyResponseSchema, input);
    const read = this.tickets.read(signInTicket, ticket);
    if (!read) throw new DomainError(authErrors.PASSKEY_NOT_ACCEPTED);
    const userId = await this.unitOfWork.run(async (transaction) => {
      const { challenge } = read.content;
      const owner = await this.verifier.verifyAuthentication(transaction, { response, challenge });
      if (!(await this.tickets.spend(transaction, read)))
        throw new DomainError(authErrors.PASSKEY_NOT_ACCEPTED);
      return owner;
    });
    return this.sessions.open({ userId, signInWay: 'OWN', keepLoggedIn, hasSecondFactor: true, client });
  }

  /** Options for somebody who has shown the first factor. @throws DomainError AUTH_SIGN_IN_EXPIRED */
  async factorOptions(underWay: string): Promise<PasskeyOptions> {
    const { userId } = this.secondFactors.read(underWay).content;
    const options = await this.verifier.authenticationOptions(await passkeysOf(this.queries, userId));
    const ticket = this.tickets.issue(factorTicket, { challenge: options.challenge, underWay });
    return { ticket, options: { ...options } };
  }

  /**
   * Answers the question for the second factor with a passkey of the same account. Whether to stay logged in was
   * said with the first factor.
   * @throws DomainError AUTH_PASSKEY_NOT_ACCEPTED, AUTH_SIGN_IN_EXPIRED, AUTH_SUSPENDED
   */
  async redeem(input: PasskeyResponseInput, client: ClientInfo): Promise<OpenedSession> {
    const { ticket, response } = parseInput(passkeyResponseSchema, input);
    const read = this.tickets.read(factorTicket, ticket);
    if (!read) throw new DomainError(authErrors.SIGN_IN_EXPIRED);
    const { challenge, underWay } = read.content;
    const signIn = this.secondFactors.read(underWay);
    return this.secondFactors.finish(signIn, client, async (transaction) => {
      const { userId: owner } = signIn.content;
      await this.verifier.verifyAuthentication(transaction, { response, challenge, owner });
      return this.tickets.spend(transaction, read);
    });
  }
}
