import { Injectable } from '@nestjs/common';
import { needsGuardian } from '@lyceum/contracts/auth';
import { type Delivered, PreparedQueries, Subscribe } from '@lyceum/kernel';
import { AccountMailer } from '../accounts/account-mailer';
import { EmailChanged, EmailChangeRequested, EmailChangeUndone } from '../auth.events';
import { GuardianLink } from '../guardian/guardian-link';
import { OneTimeCodeService } from '../one-time-codes/one-time-code.service';
import { MailedUsers } from '../accounts/mailed-users';
import {
  addressWantedMail,
  childsEmailChangedMail,
  confirmNewMail,
  confirmOldMail,
  undoMail,
} from './email-change.mails';
import {
  mailedQuery,
  noteNewCodeStatement,
  noteOldCodeStatement,
  noteUndoCodeStatement,
} from './email-change.statements';
import { maskedAddress } from './masked-address';

/** The mails about another e-mail. Codes are stored before their mail leaves, so nobody is too early. */
@Injectable()
export class EmailChangeProcessor {
  constructor(
    private readonly mailer: AccountMailer,
    private readonly queries: PreparedQueries,
    private readonly codes: OneTimeCodeService,
    private readonly users: MailedUsers,
    private readonly guardianLinks: GuardianLink,
  ) {}

  /** One mail either way: whether another account has the address is told to its mailbox alone. */
  @Subscribe(EmailChangeRequested, 'auth.mail-new-address', { lane: 'mail' })
  async askNew({ payload: { changeId } }: Delivered<typeof EmailChangeRequested>): Promise<void> {
    const [change] = await this.queries.rows(mailedQuery, { changeId });
    if (!change || change.isNewConfirmed) return;
    const { userId, newEmail, firstName } = change;
    const holder = await this.users.byEmail(newEmail);
    if (holder?.emailConfirmedAt) {
      const note = { userId: holder.id, kind: 'Change to an address that has an account' };
      return this.mailer.send(newEmail, note, addressWantedMail(holder.firstName));
    }
    const { code, hash } = this.codes.make(`${changeId} new ${newEmail}`);
    await this.queries.count(noteNewCodeStatement, { changeId, hash });
    const note = { userId, kind: 'New email: link to confirm it' };
    await this.mailer.send(newEmail, note, confirmNewMail(firstName, code));
  }

  @Subscribe(EmailChangeRequested, 'auth.mail-old-address', { lane: 'mail' })
  async askOld({ payload: { changeId } }: Delivered<typeof EmailChangeRequested>): Promise<void> {
    const [change] = await this.queries.rows(mailedQuery, { changeId });
    if (!change || change.isOldConfirmed) return;
    const { userId, oldEmail, newEmail, firstName } = change;
    const { code, hash } = this.codes.make(`${changeId} old ${oldEmail}`);
    await this.queries.count(noteOldCodeStatement, { changeId, hash });
    const note = { userId, kind: 'New email: the old one confirms or stops it' };
    await this.mailer.send(oldEmail, note, confirmOldMail(firstName, maskedAddress(newEmail), code));
  }

  @Subscribe(EmailChanged, 'auth.mail-email-undo', { lane: 'mail' })
  async offerUndo({ payload: { userId, changeId } }: Delivered<typeof EmailChanged>): Promise<void> {
    const { code, hash } = this.codes.make(`${changeId} undo`);
    const [change] = await this.queries.rows(noteUndoCodeStatement, { changeId, hash });
    if (!change) return;
    const note = { userId, kind: 'Email was changed: link to undo it' };
    await this.mailer.send(change.oldEmail, note, undoMail(change.firstName, code));
  }

  @Subscribe(EmailChanged, 'auth.mail-guardian-of-email', { lane: 'mail' })
  async tellGuardian({ payload }: Delivered<typeof EmailChanged>): Promise<void> {
    await this.writeToGuardian(payload.userId);
  }

  @Subscribe(EmailChangeUndone, 'auth.mail-guardian-of-email-undo', { lane: 'mail' })
  async tellGuardianOfUndo({ payload }: Delivered<typeof EmailChangeUndone>): Promise<void> {
    await this.writeToGuardian(payload.userId);
  }

  /** Of a child who needs one. */
  private async writeToGuardian(userId: string): Promise<void> {
    const child = await this.users.byId(userId);
    if (!child?.guardianEmail || !child.dateOfBirth || !needsGuardian(child.dateOfBirth, new Date())) return;
    const { firstName, guardianEmail, email } = child;
    const code = this.guardianLinks.make({ userId, guardianEmail });
    const note = { userId, kind: 'To the guardian: the email was changed' };
    await this.mailer.send(
      guardianEmail,
      note,
      childsEmailChangedMail(firstName, maskedAddress(email), code),
    );
  }
}
