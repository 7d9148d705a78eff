import { Injectable, Logger } from '@nestjs/common';
import { Every, PersonalDataSources, PreparedQueries, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { UserErased } from '../auth.events';
import { Authority } from '../tokens/authority';
import { anonymiseStatement, claimDueStatement, dueStatement } from './account-data.queries';

/** Accounts of one look; a run goes on until none is left. */
const batchSize = 100;

/** Carries out what people asked for 14 days ago, and ends sign-ups that nobody confirmed. Any number may run at once; each account is erased once. */
@Injectable()
export class AccountEraser {
  private readonly logger = new Logger(AccountEraser.name);

  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly sources: PersonalDataSources,
    private readonly authority: Authority,
  ) {}

  /**
   * Erases every account whose time has come. One that fails is left as it was, for the next run.
   * @returns how many this run erased
   */
  @Every('auth.erase-due-accounts', { minutes: 15 })
  async eraseDue(): Promise<number> {
    let erased = 0;
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const due = await this.queries.rows(dueStatement, { after, limit: batchSize });
      for (const { id } of due) if (await this.eraseOrReport(id)) erased += 1;
      after = due.at(-1)?.id ?? after;
      if (due.length < batchSize) return erased;
    }
  }

  private async eraseOrReport(userId: string): Promise<boolean> {
    try {
      return await this.unitOfWork.run((transaction) => this.erase(transaction, userId));
    } catch (error) {
      this.logger.error({ err: error, userId }, 'An account was not erased; the next run tries again');
      return false;
    } finally {
      this.authority.forget(userId);
    }
  }

  /** @returns whether it was due: it may have been kept, or erased by another process, since it was looked up */
  private async erase(transaction: Transaction, userId: string): Promise<boolean> {
    if ((await transaction.count(claimDueStatement, { userId })) === 0) return false;
    await this.sources.eraseAll(transaction, userId);
    await transaction.count(anonymiseStatement, { userId });
    transaction.raise(UserErased, { userId });
    transaction.audit({
      actorId: null,
      action: 'account.erase',
      targetType: 'user',
      targetId: userId,
      before: null,
      after: null,
    });
    return true;
  }
}
