import { Injectable } from '@nestjs/common';
import { Attempts } from '@lyceum/kernel';
import { PasswordService, type Whose } from '../password/password.service';

/** What is asked before a way in is used or changed, and how often one may answer. */
@Injectable()
export class WayInGuard {
  constructor(
    private readonly passwords: PasswordService,
    private readonly attempts: Attempts,
  ) {}

  /** @throws DomainError AUTH_PASSWORD_WRONG, AUTH_RECENT_SIGN_IN_NEEDED, COMMON_TOO_MANY_REQUESTS */
  assertPassword(whose: Whose, password: string): Promise<void> {
    return this.passwords.assertIs(whose, password);
  }

  /**
   * Judges a code of an authenticator app, or a recovery code; a wrong one costs a try. Passkeys, whose answers are
   * signatures, are not counted. @throws DomainError COMMON_TOO_MANY_REQUESTS, and whatever `judge` throws
   */
  async tryCode<Result>(
    kind: 'totpCode' | 'recoveryCode',
    userId: string,
    judge: () => Promise<Result>,
  ): Promise<Result> {
    const attempt = await this.attempts.reserve(kind, userId);
    const result = await judge();
    await attempt.giveBack();
    return result;
  }
}
