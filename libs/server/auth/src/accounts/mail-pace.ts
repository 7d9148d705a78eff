import { Injectable } from '@nestjs/common';
import { normalizedAddress } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { DomainError, RateLimits } from '@lyceum/kernel';
import { callLimits } from './call-limits';

/** Kinds of mails to addresses that nobody has shown to be theirs, or that somebody who is not signed in can ask for. */
export type RequestedMail = 'confirmation' | 'password-reset' | 'consent' | 'email-change';

/** Keeps a pause between mails of one kind to one account; unknown e-mails are counted like any other. */
@Injectable()
export class MailPace {
  constructor(private readonly limits: RateLimits) {}

  /** To be called before such a mail is asked for. @throws DomainError COMMON_TOO_MANY_REQUESTS */
  async assertDue(kind: RequestedMail, email: string): Promise<void> {
    await this.limits.consume(`auth.${kind}-pause`, email, callLimits.mailPause);
    await this.limits.consume(`auth.${kind}-mails`, email, callLimits.mail);
  }

  /** To be called when such a mail goes out by itself: the next one has to wait. */
  async sent(kind: RequestedMail, email: string): Promise<void> {
    await this.limits.note(`auth.${kind}-pause`, email, callLimits.mailPause);
  }

  /** Writes to a guardian's mailbox, unless it was asked for consent often enough today. What is not sent is not counted. */
  async toGuardian(guardianEmail: string, send: () => Promise<void>): Promise<void> {
    const mailbox = normalizedAddress(guardianEmail);
    const place = await this.limits
      .reserve('auth.guardian-mails', mailbox, callLimits.guardianMail)
      .catch((error: unknown) => {
        if (error instanceof DomainError && error.code === commonErrors.TOO_MANY_REQUESTS.code) return null;
        throw error;
      });
    if (!place) return;
    await send().catch(async (error: unknown) => {
      await place.giveBack();
      throw error;
    });
  }
}
