import { Injectable } from '@nestjs/common';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import type { MailContent } from '@lyceum/mail';
import { awaitsConsent } from '../accounts/account.policy';
import { AccountMailer } from '../accounts/account-mailer';
import { MailPace } from '../accounts/mail-pace';
import { ConsentRequested, EmailConfirmed, GuardianConsented, GuardianWithdrew } from '../auth.events';
import { User } from '../users/user.entity';
import { GuardianLink } from './guardian-link';
import {
  consentGivenMail,
  consentMail,
  consentNotedMail,
  consentWithdrawnMail,
  withdrawalNotedMail,
} from './guardian.mails';

/** Something that happened to one account. */
type OfUser = DeliveredEvent<EventPayload<typeof EmailConfirmed>>;

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
    private readonly links: GuardianLink,
  ) {}

  @Subscribe(EmailConfirmed, 'auth.mail-guardian', 'mail')
  async afterConfirmation({ payload }: OfUser, { manager }: Transaction): Promise<void> {
    const child = await manager.findOneBy(User, { id: payload.userId });
    if (!child || !awaitsConsent(child, new Date())) return;
    await this.pace.sent('consent', child.email);
    await this.askGuardian(child);
  }

  /** Whoever withdrew their consent has a link to give it again, and is not asked. */
  @Subscribe(ConsentRequested, 'auth.mail-guardian-again', 'mail')
  async again(
    { payload }: DeliveredEvent<EventPayload<typeof ConsentRequested>>,
    { manager }: Transaction,
  ): Promise<void> {
    const child = await manager.findOneBy(User, { email: payload.email });
    if (!child?.emailConfirmedAt || child.guardianWithdrewAt) return;
    if (awaitsConsent(child, new Date())) await this.askGuardian(child);
  }

  @Subscribe(GuardianConsented, 'auth.mail-child-may-start', 'mail')
  async tellChild({ payload }: OfUser, { manager }: Transaction): Promise<void> {
    const child = await manager.findOneBy(User, { id: payload.userId });
    if (child) await this.mailer.send(child.email, consentGivenMail(child.firstName));
  }

  @Subscribe(GuardianConsented, 'auth.mail-guardian-of-consent', 'mail')
  async noteConsent({ payload }: OfUser, { manager }: Transaction): Promise<void> {
    await this.writeToGuardian(await manager.findOneBy(User, { id: payload.userId }), consentNotedMail);
  }

  @Subscribe(GuardianWithdrew, 'auth.mail-guardian-of-withdrawal', 'mail')
  async noteWithdrawal({ payload }: OfUser, { manager }: Transaction): Promise<void> {
    await this.writeToGuardian(await manager.findOneBy(User, { id: payload.userId }), withdrawalNotedMail);
  }

  @Subscribe(GuardianWithdrew, 'auth.mail-child-of-withdrawal', 'mail')
  async tellChildOfWithdrawal({ payload }: OfUser, { manager }: Transaction): Promise<void> {
    const child = await manager.findOneBy(User, { id: payload.userId });
    if (child) await this.mailer.send(child.email, consentWithdrawnMail(child.firstName));
  }

  private async askGuardian({ id: userId, firstName, guardianEmail }: User): Promise<void> {
    if (guardianEmail === null) return;
    await this.mailer.sendCode(guardianEmail, { userId, purpose: 'GUARDIAN_CONSENT' }, (code) =>
      consentMail(firstName, code),
    );
  }

  private async writeToGuardian(
    child: User | null,
    content: (childName: string, code: string) => MailContent,
  ): Promise<void> {
    if (!child || child.guardianEmail === null) return;
    const { id: userId, firstName, guardianEmail } = child;
    await this.mailer.send(guardianEmail, content(firstName, this.links.make({ userId, guardianEmail })));
  }
}
