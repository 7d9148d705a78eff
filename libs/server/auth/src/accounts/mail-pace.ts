import { Injectable } from '@nestjs/common';
import { RateLimits } from '@lyceum/kernel';
import { callLimits } from './call-limits';

/** Kinds of mails that somebody who is not signed in can ask for. */
export type RequestedMail = 'confirmation' | 'password-reset' | 'consent';

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
}
