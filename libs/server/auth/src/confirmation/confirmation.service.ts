import { Injectable } from '@nestjs/common';
import {
  type CodeOnlyInput,
  codeOnlySchema,
  type EmailOnlyInput,
  emailOnlySchema,
} from '@lyceum/contracts/auth';
import { parseInput, statement, UnitOfWork } from '@lyceum/kernel';
import { MailPace } from '../accounts/mail-pace';
import { ConfirmationRequested, EmailConfirmed } from '../auth.events';
import { OneTimeCodeService } from '../one-time-codes/one-time-code.service';

const confirmStatement = statement(
  'auth.confirm-email',
  'UPDATE users SET email_confirmed_at = now(), updated_at = now() WHERE id = $userId',
);

/** Showing that an e-mail is one's own (checklist line 39). Nobody is signed in yet, so there is no actor. */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodeService,
    private readonly pace: MailPace,
  ) {}

  /** Confirms the account that the code was mailed for. @throws DomainError AUTH_LINK_NOT_VALID */
  async confirm(input: CodeOnlyInput): Promise<void> {
    const { code } = parseInput(codeOnlySchema, input);
    await this.codes.judge(code, (tried) =>
      this.unitOfWork.run(async (transaction) => {
        const userId = await this.codes.use(transaction, tried, 'EMAIL_CONFIRMATION');
        await transaction.count(confirmStatement, { userId });
        transaction.raise(EmailConfirmed, { userId });
      }),
    );
  }

  /**
   * Sends the link again, if there is an account that waits for it; the caller is not told whether.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS within 60 seconds of the last one
   */
  async resend(input: EmailOnlyInput): Promise<void> {
    const { email } = parseInput(emailOnlySchema, input);
    await this.pace.assertDue('confirmation', email);
    await this.unitOfWork.run(async (transaction) => transaction.raise(ConfirmationRequested, { email }));
  }
}
