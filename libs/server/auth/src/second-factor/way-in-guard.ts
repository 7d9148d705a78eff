import { Injectable } from '@nestjs/common';
import { RateLimits } from '@lyceum/kernel';
import { PasswordService, type Whose } from '../password/password.service';

/** Three of a million codes are right at any time: ten tries a quarter of an hour leave a guesser no chance. */
const codeLimit = { points: 10, seconds: 15 * 60 };

/** What is asked before a way in is used or changed, and how often one may answer. */
@Injectable()
export class WayInGuard {
  constructor(
    private readonly passwords: PasswordService,
    private readonly limits: RateLimits,
  ) {}

  /** @throws DomainError AUTH_PASSWORD_WRONG, AUTH_RECENT_SIGN_IN_NEEDED, COMMON_TOO_MANY_REQUESTS */
  assertPassword(whose: Whose, password: string): Promise<void> {
    return this.passwords.assertIs(whose, password);
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
