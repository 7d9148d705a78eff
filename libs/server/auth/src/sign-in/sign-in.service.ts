import { Injectable } from '@nestjs/common';
import { authErrors, type SignInInput, signInSchema } from '@lyceum/contracts/auth';
import { DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { userOfEmailQuery } from '../accounts/account.statements';
import { PasswordHasher } from '../accounts/password-hasher';
import { passwordMark } from '../accounts/password-mark';
import { LoginAttempts } from '../login-attempts/login-attempts';
import type { ClientInfo } from '../sessions/client-info';
import { Completion } from './completion';
import type { SignInOutcome } from './sign-in-outcome';

/** Signing in with e-mail and password. Nobody is signed in yet, so there is no actor. */
@Injectable()
export class SignInService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly hasher: PasswordHasher,
    private readonly completion: Completion,
    private readonly attempts: LoginAttempts,
  ) {}

  /**
   * Signs in. The answer and its time are the same for an unknown e-mail and a wrong password.
   * @param knownDevice the browser, if it has been signed in to this account before (KnownDevices)
   * @throws DomainError AUTH_INVALID_CREDENTIALS, COMMON_TOO_MANY_REQUESTS after failures, and whatever SessionService.open refuses
   */
  async signIn(input: SignInInput, client: ClientInfo, knownDevice: string | null): Promise<SignInOutcome> {
    const { email, password, keepLoggedIn } = parseInput(signInSchema, input);
    const attempt = { email, address: client.ipAddress, knownDevice };
    await this.attempts.check(attempt);
    const [user] = await this.queries.rows(userOfEmailQuery, { email });
    const isMatch = await this.hasher.matches(password, user?.passwordHash);
    if (!user || !isMatch) {
      await this.attempts.failed(attempt);
      throw new DomainError(authErrors.INVALID_CREDENTIALS);
    }
    await this.attempts.succeeded(attempt);
    return this.completion.afterFirstFactor({
      userId: user.id,
      signInWay: 'OWN',
      keepLoggedIn,
      client,
      passwordMark: passwordMark(user.passwordHash),
    });
  }
}
