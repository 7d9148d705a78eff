import { Injectable } from '@nestjs/common';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { AccountMailer } from '../accounts/account-mailer';
import { ConfirmationRequested, SignUpReceived } from '../auth.events';
import { User } from '../users/user.entity';
import { alreadySignedUpMail, confirmationMail } from './confirmation.mails';

/** The mails by which a sign-up goes on. */
@Injectable()
export class ConfirmationProcessor {
  constructor(private readonly mailer: AccountMailer) {}

  /** One mail either way: how a sign-up ended is told to the mailbox alone. */
  @Subscribe(SignUpReceived, 'auth.mail-after-sign-up')
  async afterSignUp(
    { payload }: DeliveredEvent<EventPayload<typeof SignUpReceived>>,
    { manager }: Transaction,
  ): Promise<void> {
    const user = await manager.findOneBy(User, { email: payload.email });
    if (user?.emailConfirmedAt) await this.mailer.send(user.email, alreadySignedUpMail(user.firstName));
    else if (user) await this.sendLink(user);
  }

  @Subscribe(ConfirmationRequested, 'auth.mail-confirmation-again')
  async again(
    { payload }: DeliveredEvent<EventPayload<typeof ConfirmationRequested>>,
    { manager }: Transaction,
  ): Promise<void> {
    const user = await manager.findOneBy(User, { email: payload.email });
    if (user && user.emailConfirmedAt === null) await this.sendLink(user);
  }

  private sendLink({ id: userId, email, firstName }: User): Promise<void> {
    return this.mailer.sendCode(email, { userId, purpose: 'EMAIL_CONFIRMATION' }, (code) =>
      confirmationMail(firstName, code),
    );
  }
}
