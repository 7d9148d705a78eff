import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@lyceum/contracts/ops';
import { authErrors, authLimits } from '@lyceum/contracts/auth';
import { type Actor, assertCan, DomainError, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { AccountDeletionRequested } from '../auth.events';
import { WayInGuard } from '../second-factor/way-in-guard';
import { SessionService } from '../sessions/session.service';
import { keepOneSuperAdmin } from '../users/keep-one-super-admin';
import {
  keepStatement,
  leavingAccountQuery,
  type LeavingAccount,
  requestStatement,
} from './account-data.queries';

/** The end of an account: asked for, kept back, or carried out by `AccountEraser` when its time has come. */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionService,
    private readonly wayIn: WayInGuard,
  ) {}

  /**
   * Asks for the account's deletion in 14 days, ends every other session and has a mail sent. Asking again changes
   * nothing. An account without a password sends an empty one (PasswordService.assertIs).
   * @returns when it will be deleted
   * @throws DomainError AUTH_PASSWORD_WRONG, AUTH_RECENT_SIGN_IN_NEEDED, AUTH_LAST_SUPER_ADMIN, COMMON_TOO_MANY_REQUESTS
   */
  async request(actor: Actor, password: string): Promise<Date> {
    assertCan(actor, 'account.write');
    await this.wayIn.assertPassword(actor, password);
    const deletesAt = await this.unitOfWork.run((transaction) => this.schedule(transaction, actor));
    this.sessions.settled(actor.userId);
    return deletesAt;
  }

  /** Keeps an account that was to be deleted; one that was not is kept anyway. @throws DomainError AUTH_USER_NOT_FOUND */
  async keep(actor: Actor): Promise<void> {
    assertCan(actor, 'account.write');
    await this.unitOfWork.run(async (transaction) => {
      const [kept] = await transaction.rows(keepStatement, { userId: actor.userId });
      if (kept) record(transaction, actor, 'account.keep', { before: kept, after: null });
      else await accountOf(transaction, actor.userId);
    });
  }

  private async schedule(transaction: Transaction, actor: Actor): Promise<Date> {
    const { roles } = await accountOf(transaction, actor.userId);
    if (roles.includes('SUPER_ADMIN')) await keepOneSuperAdmin(transaction, actor.userId);
    const days = authLimits.deletionGraceDays;
    const [scheduled] = await transaction.rows(requestStatement, { userId: actor.userId, days });
    if (!scheduled) {
      const { deletesAt } = await accountOf(transaction, actor.userId);
      if (!deletesAt) throw new DomainError(authErrors.USER_NOT_FOUND);
      return deletesAt;
    }
    await this.sessions.end(transaction, actor.userId, 'DELETED', { except: actor.sessionId });
    transaction.raise(AccountDeletionRequested, { userId: actor.userId });
    record(transaction, actor, 'account.delete', { before: null, after: scheduled });
    return scheduled.deletesAt;
  }
}

/** @throws DomainError AUTH_USER_NOT_FOUND */
async function accountOf(transaction: Transaction, userId: string): Promise<LeavingAccount> {
  const [account] = await transaction.rows(leavingAccountQuery, { userId });
  if (!account) throw new DomainError(authErrors.USER_NOT_FOUND);
  return account;
}

function record(
  transaction: Transaction,
  actor: Actor,
  action: AuditAction,
  change: { before: object | null; after: object | null },
): void {
  transaction.audit({
    actorId: actor.userId,
    action,
    targetType: 'user',
    targetId: actor.userId,
    ...change,
  });
}
