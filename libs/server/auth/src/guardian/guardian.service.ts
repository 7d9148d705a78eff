import { Injectable } from '@nestjs/common';
import { type CodeOnlyInput, codeOnlySchema, type EmailOnlyInput, emailOnlySchema } from '@lyceum/contracts';
import { parseInput, UnitOfWork } from '@lyceum/kernel';
import { MailPace } from '../accounts/mail-pace';
import { ConsentRequested, GuardianConsented } from '../auth.events';
import { OneTimeCodeService, type TriedCode } from '../one-time-codes/one-time-code.service';

/** The consent of a guardian to the account of a child under 13 (checklist line 41). Guardians have no account. */
@Injectable()
export class GuardianService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodeService,
    private readonly pace: MailPace,
  ) {}

  /** Unlocks the account that the code was mailed for. @throws DomainError AUTH_LINK_NOT_VALID */
  async consent(input: CodeOnlyInput): Promise<void> {
    const { code } = parseInput(codeOnlySchema, input);
    await this.codes.judge(code, (tried) => this.take(tried));
  }

  /**
   * Writes to the guardian again, if the account of this e-mail waits for them; the caller is not told whether.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS within 60 seconds of the last one
   */
  async resend(input: EmailOnlyInput): Promise<void> {
    const { email } = parseInput(emailOnlySchema, input);
    await this.pace.assertDue('consent', email);
    await this.unitOfWork.run(async (transaction) => transaction.raise(ConsentRequested, { email }));
  }

  private take(tried: TriedCode): Promise<void> {
    return this.unitOfWork.run(async (transaction) => {
      const userId = await this.codes.use(transaction, tried, 'GUARDIAN_CONSENT');
      await transaction.manager.query(
        'UPDATE users SET guardian_consented_at = now(), updated_at = now() WHERE id = $1',
        [userId],
      );
      transaction.raise(GuardianConsented, { userId });
      transaction.audit({
        actorId: null,
        action: 'user.guardianConsent',
        targetType: 'user',
        targetId: userId,
        before: null,
        after: null,
        requestId: null,
      });
    });
  }
}
