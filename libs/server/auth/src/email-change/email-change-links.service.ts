import { Injectable } from '@nestjs/common';
import {
  authErrors,
  authLimits,
  type CodeOnlyInput,
  codeOnlySchema,
  type EmailChangeConfirmed,
  type EmailChangeLink,
  normalizedAddress,
  type UndoEmailChangeInput,
  undoEmailChangeSchema,
} from '@lyceum/contracts/auth';
import {
  DomainError,
  isUniqueViolation,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { assertUncommonPassword } from '../accounts/common-passwords';
import { PasswordHasher } from '../accounts/password-hasher';
import { EmailChanged, EmailChangeUndone, PasswordReset } from '../auth.events';
import { LoginAttempts } from '../login-attempts/login-attempts';
import { OneTimeCodeService, type TriedCode } from '../one-time-codes/one-time-code.service';
import { recordWayIn } from '../second-factor/way-in-record';
import { SessionService } from '../sessions/session.service';
import * as statements from './email-change.statements';
import { maskedAddress } from './masked-address';

/** What the links in the mails about a change of an e-mail do. Nobody is signed in, so there is no actor. */
@Injectable()
export class EmailChangeLinksService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodeService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionService,
    private readonly attempts: LoginAttempts,
  ) {}

  /** What a link is for, without using it up. @throws DomainError AUTH_LINK_NOT_VALID */
  async look(input: CodeOnlyInput): Promise<EmailChangeLink> {
    const { code } = parseInput(codeOnlySchema, input);
    return this.codes.judge(code, async ({ hash }) => {
      const [link] = await this.queries.rows(statements.linkQuery, { hash });
      if (!link) throw new DomainError(authErrors.LINK_NOT_VALID);
      const { firstName, oldEmail, newEmail, isNew, isOld } = link;
      if (isNew) return { purpose: 'NEW', firstName, email: newEmail };
      if (isOld) return { purpose: 'OLD', firstName, email: maskedAddress(newEmail) };
      return { purpose: 'UNDO', firstName, email: oldEmail };
    });
  }

  /**
   * Confirms for the address that the code was mailed to. The second of the two changes the e-mail and ends every session
   * but the one that asked for it.
   * @throws DomainError AUTH_LINK_NOT_VALID; AUTH_EMAIL_TAKEN, which leaves the link alive
   */
  async confirm(input: CodeOnlyInput): Promise<EmailChangeConfirmed> {
    const { code } = parseInput(codeOnlySchema, input);
    const { userId, isComplete } = await this.codes.judge(code, ({ hash }) =>
      this.unlessTaken(async (transaction) => {
        await transaction.count(statements.lockAccountStatement, { hash });
        const [change] = await transaction.rows(statements.confirmSideStatement, { hash });
        if (!change) throw new DomainError(authErrors.LINK_NOT_VALID);
        if (change.isComplete) await this.switch(transaction, change);
        return change;
      }),
    );
    if (isComplete) this.sessions.settled(userId);
    return { isChanged: isComplete };
  }

  /** The old address stops the change. @throws DomainError AUTH_LINK_NOT_VALID */
  async stop(input: CodeOnlyInput): Promise<void> {
    const { code } = parseInput(codeOnlySchema, input);
    await this.codes.judge(code, ({ hash }) =>
      this.unitOfWork.run(async (transaction) => {
        await transaction.count(statements.lockAccountStatement, { hash });
        const [stopped] = await transaction.rows(statements.stopStatement, { hash });
        if (!stopped) throw new DomainError(authErrors.LINK_NOT_VALID);
        recordWayIn(transaction, stopped, 'user.cancelEmailChange');
      }),
    );
  }

  /**
   * Puts the old e-mail back under a new password, whatever was changed since, and ends all sessions; passkeys, an authenticator app
   * and services that were added since the change was asked for go with it. A refused password leaves the link alive.
   * @throws DomainError AUTH_LINK_NOT_VALID, AUTH_PASSWORD_TOO_COMMON, AUTH_EMAIL_TAKEN
   */
  async undo(input: UndoEmailChangeInput): Promise<void> {
    const { code, password } = parseInput(undoEmailChangeSchema, input);
    await assertUncommonPassword(password, 'password');
    const { userId, oldEmail } = await this.codes.judge(code, async (tried) => {
      // A hash is costly: nobody gets one made without a link.
      const [change] = await this.queries.rows(statements.undoneQuery, { hash: tried.hash });
      if (!change) throw new DomainError(authErrors.LINK_NOT_VALID);
      const passwordHash = await this.hasher.hash(password);
      return this.unlessTaken((transaction) => this.putBack(transaction, tried, passwordHash));
    });
    this.sessions.settled(userId);
    await this.attempts.forget(oldEmail);
  }

  private async switch(transaction: Transaction, change: statements.ConfirmedChange): Promise<void> {
    const { id, userId, newEmail, sessionId } = change;
    await transaction.count(statements.giveWayStatement, { email: newEmail });
    const normalizedEmail = normalizedAddress(newEmail);
    const values = { id, normalizedEmail, days: authLimits.emailUndoDays };
    if ((await transaction.count(statements.switchStatement, values)) === 0)
      throw new DomainError(authErrors.LINK_NOT_VALID);
    const kept = sessionId === null ? {} : { except: sessionId };
    await this.sessions.end(transaction, userId, 'EMAIL_CHANGED', kept);
    transaction.raise(EmailChanged, { userId, changeId: id });
    recordWayIn(transaction, change, 'user.changeEmail');
  }

  private async putBack(
    transaction: Transaction,
    { hash }: TriedCode,
    passwordHash: string,
  ): Promise<statements.UndoneChange> {
    await transaction.count(statements.lockAccountStatement, { hash });
    const [change] = await transaction.rows(statements.undoneQuery, { hash });
    if (!change) throw new DomainError(authErrors.LINK_NOT_VALID);
    const { id, userId, oldEmail: email } = change;
    await transaction.count(statements.removeWaysInStatement, { id, userId });
    await transaction.count(statements.forgetFromStatement, { id, userId });
    await transaction.count(statements.giveWayStatement, { email });
    const normalizedEmail = normalizedAddress(email);
    await transaction.count(statements.putBackStatement, { userId, email, normalizedEmail, passwordHash });
    await this.sessions.endAll(transaction, userId, 'PASSWORD_CHANGED');
    transaction.raise(EmailChangeUndone, { userId });
    transaction.raise(PasswordReset, { userId });
    recordWayIn(transaction, change, 'user.undoEmailChange');
    return change;
  }

  /** Of two accounts that take one address at once, the unique index lets one. */
  private async unlessTaken<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.unitOfWork.run(work).catch((error: unknown) => {
      if (isUniqueViolation(error)) throw new DomainError(authErrors.EMAIL_TAKEN, { cause: error });
      throw error;
    });
  }
}
