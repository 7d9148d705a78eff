import { Injectable } from '@nestjs/common';
import { type Delivered, Subscribe } from '@lyceum/kernel';
import type { MailContent } from '@lyceum/mail';
import { awaitsConsent } from '../accounts/account.policy';
import { AccountMailer } from '../accounts/account-mailer';
import { MailPace } from '../accounts/mail-pace';
import { ConsentRequested, EmailConfirmed, GuardianConsented, GuardianWithdrew } from '../auth.events';
import type { MailedUser } from '../accounts/account.statements';
import { MailedUsers } from '../accounts/mailed-users';
import { GuardianLink } from './guardian-link';
import {
  consentGivenMail,
  consentMail,
  consentNotedMail,
  consentWithdrawnMail,
  withdrawalNotedMail,
} from './guardian.mails';

/** Something that happened to one account. */
type OfUser = Delivered<typeof EmailConfirmed>;

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
    private readonly users: MailedUsers,
  ) {}

  @Subscribe(EmailConfirmed, 'auth.mail-guardian', { lane: 'mail' })
  async afterConfirmation({ payload }: OfUser): Promise<void> {
    const child = await this.users.byId(payload.userId);
    if (!child || !awaitsConsent(child, new Date())) return;
    await this.pace.sent('consent', child.email);
    await this.askGuardian(child);
  }

  /** Whoever withdrew their consent has a link to give it again, and is not asked. */
  @Subscribe(ConsentRequested, 'auth.mail-guardian-again', { lane: 'mail' })
  async again({ payload }: Delivered<typeof ConsentRequested>): Promise<void> {
    const child = await this.users.byEmail(payload.email);
    if (!child?.emailConfirmedAt || child.guardianWithdrewAt) return;
    if (awaitsConsent(child, new Date())) await this.askGuardian(child);
  }

  @Subscribe(GuardianConsented, 'auth.mail-child-may-start', { lane: 'mail' })
  async tellChild({ payload }: OfUser): Promise<void> {
    const child = await this.users.byId(payload.userId);
    if (!child) return;
    const note = { userId: child.id, kind: 'Guardian has consented' };
    await this.mailer.send(child.email, note, consentGivenMail(child.firstName));
  }

  @Subscribe(GuardianConsented, 'auth.mail-guardian-of-consent', { lane: 'mail' })
  async noteConsent({ payload }: OfUser): Promise<void> {
    const child = await this.users.byId(payload.userId);
    await this.writeToGuardian(child, 'To the guardian: consent noted', consentNotedMail);
  }

  @Subscribe(GuardianWithdrew, 'auth.mail-guardian-of-withdrawal', { lane: 'mail' })
  async noteWithdrawal({ payload }: OfUser): Promise<void> {
    const child = await this.users.byId(payload.userId);
    await this.writeToGuardian(child, 'To the guardian: withdrawal noted', withdrawalNotedMail);
  }

  @Subscribe(GuardianWithdrew, 'auth.mail-child-of-withdrawal', { lane: 'mail' })
  async tellChildOfWithdrawal({ payload }: OfUser): Promise<void> {
    const child = await this.users.byId(payload.userId);
    if (!child) return;
    const note = { userId: child.id, kind: 'Guardian has withdrawn consent' };
    await this.mailer.send(child.email, note, consentWithdrawnMail(child.firstName));
  }

  /** Not while the child waits for staff, who let them in first; nor more often than a mailbox bears. */
  private async askGuardian(child: MailedUser): Promise<void> {
    const { id: userId, firstName, guardianEmail } = child;
    if (guardianEmail === null || child.awaitsStaffSince) return;
    const note = {
      userId,
      purpose: 'GUARDIAN_CONSENT',
      kind: 'To the guardian: request for consent',
    } as const;
    await this.pace.toGuardian(guardianEmail, () =>
      this.mailer.sendCode(guardianEmail, note, (code) => consentMail(firstName, code)),
    );
  }

  private async writeToGuardian(
    child: MailedUser | null,
    kind: string,
    content: (childName: string, code: string) => MailContent,
  ): Promise<void> {
    if (!child || child.guardianEmail === null) return;
    const { id: userId, firstName, guardianEmail } = child;
    const code = this.links.make({ userId, guardianEmail });
    await this.mailer.send(guardianEmail, { userId, kind }, content(firstName, code));
  }
}
