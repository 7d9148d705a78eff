import { Injectable } from '@nestjs/common';
import { PreparedQueries } from '../sql/prepared-queries';
import type { Statement } from '../sql/statement';
import type { Transaction } from '../unit-of-work/transaction';
import type { PersonalData } from './personal-data-source.decorator';

/** `PersonalData` that statements about `userId` say. */
@Injectable()
export abstract class StoredPersonalData implements PersonalData {
  /** What is exported, by its name in the copy. */
  protected abstract readonly lists: Readonly<Record<string, Statement>>;

  /** What erases, in this order. */
  protected readonly erasures: readonly Statement<never>[] = [];

  constructor(protected readonly queries: PreparedQueries) {}

  async export(userId: string): Promise<object> {
    const copy: Record<string, readonly object[]> = {};
    for (const [name, list] of Object.entries(this.lists)) copy[name] = await this.rowsOf(list, userId);
    return copy;
  }

  async erase(transaction: Transaction, userId: string): Promise<void> {
    for (const erasure of this.erasures) await transaction.count(erasure, { userId });
  }

  /** The rows of a list as the copy has them. */
  protected rowsOf(list: Statement, userId: string): Promise<object[]> {
    return this.queries.rows(list, { userId });
  }
}
