import { Injectable } from '@nestjs/common';
import type { Transaction } from '@lyceum/kernel';
import { MailPace } from '../accounts/mail-pace';
import { ConsentRequested } from '../auth.events';
import { SessionService } from '../sessions/session.service';

/** Shuts the account of somebody who has just said that they are under 13, until their guardian agrees. */
@Injectable()
export class ConsentLock {
  constructor(
    private readonly sessions: SessionService,
    private readonly pace: MailPace,
  ) {}

  /** Ends all sessions of a child whose guardian is named, and has the guardian written to. `settled` is the caller's to call. */
  async await(transaction: Transaction, { userId, email }: { userId: string; email: string }): Promise<void> {
    await this.sessions.endAll(transaction, userId, 'CONSENT_NEEDED');
    await this.pace.sent('consent', email);
    transaction.raise(ConsentRequested, { email });
  }
}
