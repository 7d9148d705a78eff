import { Injectable } from '@nestjs/common';
import {
  type AboutYouQuestion,
  authErrors,
  type SecondFactorChallenge,
  type SignInInput,
  signInSchema,
} from '@lyceum/contracts';
import { addressGroup, Attempts, DomainError, parseInput } from '@lyceum/kernel';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../accounts/password-hasher';
import { passwordMark } from '../accounts/password-mark';
import { type LoginAttempt, LoginAttempts } from '../login-attempts/login-attempts';
import type { ClientInfo } from '../sessions/client-info';
import type { OpenedSession } from '../sessions/session.service';
import { User } from '../users/user.entity';
import { Completion } from './completion';

/** What a sign-in comes to: a session, or one more question. */
export type SignInOutcome =
  { session: OpenedSession } | { secondFactor: SecondFactorChallenge } | { aboutYou: AboutYouQuestion };

/** Signing in with e-mail and password. Nobody is signed in yet, so there is no actor. */
@Injectable()
export class SignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly completion: Completion,
    private readonly failures: LoginAttempts,
    private readonly attempts: Attempts,
  ) {}

  /**
   * Signs in. The answer and its time are the same for an unknown e-mail and a wrong password.
   * @param knownDevice the browser, if it has been signed in to this account before (KnownDevices)
   * @throws DomainError AUTH_INVALID_CREDENTIALS, COMMON_TOO_MANY_REQUESTS after failures, and whatever SessionService.open refuses
   */
  async signIn(input: SignInInput, client: ClientInfo, knownDevice: string | null): Promise<SignInOutcome> {
    const { email, password, keepLoggedIn } = parseInput(signInSchema, input);
    const attempt = { email, address: client.ipAddress, knownDevice };
    const tried = await this.attempts.reserve('logIn', placeOf(attempt));
    try {
      await this.failures.check(attempt);
    } catch (refused) {
      // Nothing was judged.
      await tried.giveBack();
      throw refused;
    }
    const user = await this.dataSource.manager.findOne(User, {
      where: { email },
      select: { id: true, passwordHash: true },
    });
    const isMatch = await this.hasher.matches(password, user?.passwordHash);
    if (!user || !isMatch) {
      await this.failures.failed(attempt);
      throw new DomainError(authErrors.INVALID_CREDENTIALS);
    }
    await this.failures.succeeded(attempt);
    await tried.giveBack();
    return this.completion.afterFirstFactor({
      userId: user.id,
      signInWay: 'OWN',
      keepLoggedIn,
      client,
      passwordMark: passwordMark(user.passwordHash),
    });
  }
}

/** A browser that is known to the account is not held up by what is tried elsewhere. */
function placeOf({ email, address, knownDevice }: LoginAttempt): string {
  const place = knownDevice === null ? `address ${addressGroup(address)}` : `device ${knownDevice}`;
  return `${email.toLowerCase()} ${place}`;
}
