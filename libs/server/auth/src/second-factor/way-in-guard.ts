import { Injectable } from '@nestjs/common';
import { type Actor, RateLimits } from '@lyceum/kernel';
import { PasswordService } from '../password/password.service';

/** A stolen token must not become a way to try out passwords. */
const passwordLimit = { points: 10, seconds: 15 * 60 };

/** Three of a million codes are right at any time: ten tries a quarter of an hour leave a guesser no chance. */
const codeLimit = { points: 10, seconds: 15 * 60 };

/** What is asked before a way in is used or changed, and how often one may answer. */
@Injectable()
export class WayInGuard {
  constructor(
    private readonly passwords: PasswordService,
    private readonly limits: RateLimits,
  ) {}

  /** @throws DomainError AUTH_PASSWORD_WRONG, COMMON_TOO_MANY_REQUESTS */
  async assertPassword({ userId }: Pick<Actor, 'userId'>, password: string): Promise<void> {
    await this.limits.consume('auth.password-again', userId, passwordLimit);
    await this.passwords.assertIs(userId, password);
  }

  /**
   * Counts a code of an authenticator app, right or wrong. Who knows the password can use up the owner's tries, and
   * no more than that: recovery codes, which cannot be guessed, and passkeys are not counted.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS
   */
  countCode(userId: string): Promise<void> {
    return this.limits.consume('auth.totp-code', userId, codeLimit);
  }
}
