import { Injectable } from '@nestjs/common';
import type { Transaction } from '@lyceum/kernel';
import { ModerationStatements } from '../moderation.statements';
import type { CaseNews } from './case-news.statements';

/** What is so now of what an event of moderation told, for whoever tells people of it. */
@Injectable()
export class CaseNewsService {
  constructor(private readonly statements: ModerationStatements) {}

  /** The case, or null where it is gone. */
  async ofCase(transaction: Transaction, caseId: string): Promise<CaseNews | null> {
    const [row] = await transaction.rows(this.statements.news.ofCase, { caseId });
    return row ?? null;
  }

  /** The same of a case about which this decision stands; null where it was undone, decided anew since or not. */
  async ofDecision(
    transaction: Transaction,
    caseId: string,
    decision: string | undefined,
  ): Promise<CaseNews | null> {
    const news = await this.ofCase(transaction, caseId);
    return news?.status === 'CLOSED' && (decision ?? news.decision) === news.decision ? news : null;
  }

  async moderatorIds(transaction: Transaction, caseId: string): Promise<string[]> {
    const rows = await transaction.rows(this.statements.news.moderators, { caseId });
    return rows.map(({ id }) => id);
  }

  async reporterIds(transaction: Transaction, caseId: string): Promise<string[]> {
    const rows = await transaction.rows(this.statements.news.reporters, { caseId });
    return rows.map(({ id }) => id);
  }
}
