import { Injectable } from '@nestjs/common';
import { type Delivered, Subscribe } from '@lyceum/kernel';
import { AccountMailer } from '../accounts/account-mailer';
import { ConfirmationRequested, SignUpReceived } from '../auth.events';
import type { MailedUser } from '../accounts/account.statements';
import { MailedUsers } from '../accounts/mailed-users';
import { alreadySignedUpMail, confirmationMail, signedUpTwiceMail } from './confirmation.mails';

/** The mails by which a sign-up goes on. */
@Injectable()
export class ConfirmationProcessor {
  constructor(
    private readonly mailer: AccountMailer,
    private readonly users: MailedUsers,
  ) {}

  /** One mail either way: how a sign-up ended is told to the mailbox alone. */
  @Subscribe(SignUpReceived, 'auth.mail-after-sign-up', { lane: 'mail' })
  async afterSignUp({ payload }: Delivered<typeof SignUpReceived>): Promise<void> {
    const user = await this.users.byEmail(payload.email);
    if (!user) return;
    const note = { userId: user.id, kind: 'Sign-up with an address that has an account' };
    if (user.emailConfirmedAt) await this.mailer.send(user.email, note, alreadySignedUpMail(user.firstName));
    else await this.sendLink(user);
  }

  @Subscribe(ConfirmationRequested, 'auth.mail-confirmation-again', { lane: 'mail' })
  async again({ payload }: Delivered<typeof ConfirmationRequested>): Promise<void> {
    const user = await this.users.byEmail(payload.email);
    if (user && user.emailConfirmedAt === null) await this.sendLink(user);
  }

  /** An account that was signed up for twice has no password (SignUpService): its link asks for one. */
  private sendLink({ id: userId, email, firstName, passwordHash }: MailedUser): Promise<void> {
    if (passwordHash === null) {
      const note = {
        userId,
        purpose: 'PASSWORD_RESET',
        kind: 'Signed up twice: link to a password',
      } as const;
      return this.mailer.sendCode(email, note, (code) => signedUpTwiceMail(firstName, code));
    }
    const note = { userId, purpose: 'EMAIL_CONFIRMATION', kind: 'Link to confirm the email' } as const;
    return this.mailer.sendCode(email, note, (code) => confirmationMail(firstName, code));
  }
}
