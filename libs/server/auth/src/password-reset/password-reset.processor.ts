import { Injectable } from '@nestjs/common';
import { type Delivered, Subscribe } from '@lyceum/kernel';
import { AccountMailer } from '../accounts/account-mailer';
import { PasswordReset, PasswordResetRequested } from '../auth.events';
import { MailedUsers } from '../accounts/mailed-users';
import { passwordWasResetMail, resetMail } from './password-reset.mails';

/** The mails of a forgotten password. */
@Injectable()
export class PasswordResetProcessor {
  constructor(
    private readonly mailer: AccountMailer,
    private readonly users: MailedUsers,
  ) {}

  @Subscribe(PasswordResetRequested, 'auth.mail-reset-link', { lane: 'mail' })
  async sendLink({ payload }: Delivered<typeof PasswordResetRequested>): Promise<void> {
    const user = await this.users.byEmail(payload.email);
    if (!user) return;
    const { id: userId, email, firstName } = user;
    const note = { userId, purpose: 'PASSWORD_RESET', kind: 'Link to a new password' } as const;
    await this.mailer.sendCode(email, note, (code) => resetMail(firstName, code));
  }

  @Subscribe(PasswordReset, 'auth.mail-password-was-reset', { lane: 'mail' })
  async tellOwner({ payload }: Delivered<typeof PasswordReset>): Promise<void> {
    const user = await this.users.byId(payload.userId);
    if (!user) return;
    const note = { userId: user.id, kind: 'Password was changed' };
    await this.mailer.send(user.email, note, passwordWasResetMail(user.firstName));
  }
}
