import { Injectable } from '@nestjs/common';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { AccountMailer } from '../accounts/account-mailer';
import { PasswordReset, PasswordResetRequested } from '../auth.events';
import { User } from '../users/user.entity';
import { passwordWasResetMail, resetMail } from './password-reset.mails';

/** The mails of a forgotten password. */
@Injectable()
export class PasswordResetProcessor {
  constructor(private readonly mailer: AccountMailer) {}

  @Subscribe(PasswordResetRequested, 'auth.mail-reset-link', 'mail')
  async sendLink(
    { payload }: DeliveredEvent<EventPayload<typeof PasswordResetRequested>>,
    { manager }: Transaction,
  ): Promise<void> {
    const user = await manager.findOneBy(User, { email: payload.email });
    if (!user) return;
    const { id: userId, email, firstName } = user;
    await this.mailer.sendCode(email, { userId, purpose: 'PASSWORD_RESET' }, (code) =>
      resetMail(firstName, code),
    );
  }

  @Subscribe(PasswordReset, 'auth.mail-password-was-reset', 'mail')
  async tellOwner(
    { payload }: DeliveredEvent<EventPayload<typeof PasswordReset>>,
    { manager }: Transaction,
  ): Promise<void> {
    const user = await manager.findOneBy(User, { id: payload.userId });
    if (user) await this.mailer.send(user.email, passwordWasResetMail(user.firstName));
  }
}
