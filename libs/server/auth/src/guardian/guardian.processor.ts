import { Injectable } from '@nestjs/common';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { awaitsConsent } from '../accounts/account.policy';
import { AccountMailer } from '../accounts/account-mailer';
import { MailPace } from '../accounts/mail-pace';
import { ConsentRequested, EmailConfirmed, GuardianConsented } from '../auth.events';
import { User } from '../users/user.entity';
import { consentGivenMail, consentMail } from './guardian.mails';

/**
 * The mails about consent. The guardian is written to once the child's e-mail is confirmed and not before: otherwise a
 * stranger could sign up with somebody's e-mail, name himself as guardian, and see by his own mail whether there was an
 * account already.
 */
@Injectable()
export class GuardianProcessor {
  constructor(
    private readonly mailer: AccountMailer,
    private readonly pace: MailPace,
  ) {}

  @Subscribe(EmailConfirmed, 'auth.mail-guardian', 'mail')
  async afterConfirmation(
    { payload }: DeliveredEvent<EventPayload<typeof EmailConfirmed>>,
    { manager }: Transaction,
  ): Promise<void> {
    const child = await manager.findOneBy(User, { id: payload.userId });
    if (!child || !awaitsConsent(child, new Date())) return;
    await this.pace.sent('consent', child.email);
    await this.askGuardian(child);
  }

  @Subscribe(ConsentRequested, 'auth.mail-guardian-again', 'mail')
  async again(
    { payload }: DeliveredEvent<EventPayload<typeof ConsentRequested>>,
    { manager }: Transaction,
  ): Promise<void> {
    const child = await manager.findOneBy(User, { email: payload.email });
    if (child?.emailConfirmedAt && awaitsConsent(child, new Date())) await this.askGuardian(child);
  }

  @Subscribe(GuardianConsented, 'auth.mail-child-may-start', 'mail')
  async tellChild(
    { payload }: DeliveredEvent<EventPayload<typeof GuardianConsented>>,
    { manager }: Transaction,
  ): Promise<void> {
    const child = await manager.findOneBy(User, { id: payload.userId });
    if (child) await this.mailer.send(child.email, consentGivenMail(child.firstName));
  }

  private async askGuardian({ id: userId, firstName, guardianEmail }: User): Promise<void> {
    if (guardianEmail === null) return;
    await this.mailer.sendCode(guardianEmail, { userId, purpose: 'GUARDIAN_CONSENT' }, (code) =>
      consentMail(firstName, code),
    );
  }
}
