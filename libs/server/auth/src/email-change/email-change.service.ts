import { Injectable } from '@nestjs/common';
import {
  authLimits,
  type ChangeEmailInput,
  changeEmailSchema,
  type EmailChange,
  guardianFault,
  needsGuardian,
} from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type Actor,
  assertCan,
  assertNotViewing,
  DomainError,
  Every,
  parseInput,
  PreparedQueries,
  UnitOfWork,
} from '@lyceum/kernel';
import { MailPace } from '../accounts/mail-pace';
import { EmailChangeRequested } from '../auth.events';
import { PasswordService } from '../password/password.service';
import { recordWayIn } from '../second-factor/way-in-record';
import * as statements from './email-change.statements';

/** Another e-mail, asked for by somebody who is signed in. Nothing changes before both addresses have confirmed it. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: PasswordService,
    private readonly pace: MailPace,
  ) {}

  /**
   * Asks both addresses, in the place of what was asked before. What it does and answers is the same whether or not
   * another account has the new address; a mail says the rest to the one who reads it.
   * @throws DomainError AUTH_PASSWORD_WRONG, COMMON_INVALID_INPUT for the address the account has, or its guardian's,
   * AUTH_RECENT_SIGN_IN_NEEDED where neither a password nor the old mailbox can be asked, COMMON_TOO_MANY_REQUESTS
   */
  async request(actor: Actor, input: ChangeEmailInput): Promise<EmailChange> {
    assertCan(actor, 'account.write');
    assertNotViewing(actor);
    const { email: newEmail, password } = parseInput(changeEmailSchema, input);
    const { userId, sessionId } = actor;
    const [account] = await this.queries.rows(statements.accountQuery, { userId });
    if (!account) throw new DomainError(commonErrors.NOT_FOUND);
    // Who has no password shows who they are by their old mailbox, without which nothing changes.
    if (account.hasPassword || account.leadsNowhere) await this.passwords.assertIs(actor, password);
    assertMayHave(account, newEmail);
    await this.assertDue(userId, newEmail);
    await this.unitOfWork.run(async (transaction) => {
      const values = { userId, sessionId, newEmail, hours: authLimits.emailChangeHours };
      const [change] = await transaction.rows(statements.requestStatement, values);
      if (!change) throw new DomainError(commonErrors.NOT_FOUND);
      transaction.raise(EmailChangeRequested, { changeId: change.id });
      recordWayIn(transaction, actor, 'user.requestEmailChange');
    });
    return this.waiting(actor);
  }

  /** The change that waits for its confirmations. */
  async waiting({ userId }: Actor): Promise<EmailChange> {
    const [change] = await this.queries.rows(statements.waitingQuery, { userId });
    if (!change) return null;
    const { newEmail, isNewConfirmed, isOldConfirmed, expiresAt } = change;
    return { newEmail, isNewConfirmed, isOldConfirmed, expiresAt: expiresAt.toISOString() };
  }

  /** Writes again to who has not confirmed yet. @throws DomainError COMMON_NOT_FOUND, COMMON_TOO_MANY_REQUESTS */
  async resend(actor: Actor): Promise<void> {
    assertNotViewing(actor);
    const { userId } = actor;
    const [change] = await this.queries.rows(statements.waitingQuery, { userId });
    if (!change) throw new DomainError(commonErrors.NOT_FOUND);
    await this.assertDue(userId, change.newEmail);
    await this.unitOfWork.run(async (transaction) => {
      const { id } = change;
      await transaction.count(statements.prolongStatement, { id, hours: authLimits.emailChangeHours });
      transaction.raise(EmailChangeRequested, { changeId: id });
    });
  }

  /** Calls the change off. Twice is once. */
  async cancel(actor: Actor): Promise<void> {
    assertNotViewing(actor);
    await this.unitOfWork.run(async (transaction) => {
      const { userId } = actor;
      if ((await transaction.count(statements.cancelStatement, { userId })) > 0)
        recordWayIn(transaction, actor, 'user.cancelEmailChange');
    });
  }

  /** Changes that nobody confirmed, and those that nobody can undo any more. */
  @Every('auth.sweep-email-changes', { minutes: 60 })
  async sweep(): Promise<void> {
    await this.queries.count(statements.sweepStatement);
  }

  /** Nobody fills another's mailbox, however many accounts they ask from. */
  private async assertDue(userId: string, newEmail: string): Promise<void> {
    await this.pace.assertDue('email-change', userId);
    await this.pace.assertDue('email-change', newEmail);
  }
}

function assertMayHave(
  { email, dateOfBirth, guardianEmail }: statements.ChangingAccount,
  newEmail: string,
): void {
  if (email.toLowerCase() === newEmail) refuse('This is your email already.');
  if (guardianEmail === null || dateOfBirth === null || !needsGuardian(dateOfBirth, new Date())) return;
  if (guardianFault(guardianEmail, newEmail) !== null)
    refuse('This is the email of your guardian. Choose one of your own.');
}

function refuse(message: string): never {
  throw new DomainError(commonErrors.INVALID_INPUT, { issues: [{ path: 'email', message }] });
}
