import { Injectable } from '@nestjs/common';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { AccountMailer } from '../accounts/account-mailer';
import { ConfirmationRequested, SignUpReceived } from '../auth.events';
import { User } from '../users/user.entity';
import { alreadySignedUpMail, confirmationMail, signedUpTwiceMail } from './confirmation.mails';

/** The mails by which a sign-up goes on. */
@Injectable()
export class ConfirmationProcessor {
  constructor(private readonly mailer: AccountMailer) {}

  /** One mail either way: how a sign-up ended is told to the mailbox alone. */
  @Subscribe(SignUpReceived, 'auth.mail-after-sign-up', 'mail')
  async afterSignUp(
    { payload }: DeliveredEvent<EventPayload<typeof SignUpReceived>>,
    transaction: Transaction,
  ): Promise<void> {
    const user = await ownerOf(transaction, payload.email);
    if (user?.emailConfirmedAt) await this.mailer.send(user.email, alreadySignedUpMail(user.firstName));
    else if (user) await this.sendLink(user);
  }

  @Subscribe(ConfirmationRequested, 'auth.mail-confirmation-again', 'mail')
  async again(
    { payload }: DeliveredEvent<EventPayload<typeof ConfirmationRequested>>,
    transaction: Transaction,
  ): Promise<void> {
    const user = await ownerOf(transaction, payload.email);
    if (user && user.emailConfirmedAt === null) await this.sendLink(user);
  }

  /** An account that was signed up for twice has no password (SignUpService): its link asks for one. */
  private sendLink({ id: userId, email, firstName, passwordHash }: User): Promise<void> {
    if (passwordHash === null)
      return this.mailer.sendCode(email, { userId, purpose: 'PASSWORD_RESET' }, (code) =>
        signedUpTwiceMail(firstName, code),
      );
    return this.mailer.sendCode(email, { userId, purpose: 'EMAIL_CONFIRMATION' }, (code) =>
      confirmationMail(firstName, code),
    );
  }
}

/** The account of an e-mail, with what tells whether it has a password. */
function ownerOf({ manager }: Transaction, email: string): Promise<User | null> {
  return manager.findOne(User, {
    where: { email },
    select: { id: true, email: true, firstName: true, emailConfirmedAt: true, passwordHash: true },
  });
}
