import type { ContentStatus } from '@lyceum/contracts/forum';
import type { Transaction } from '@lyceum/kernel';

/** What moderators do to what is written in forums: its status says whether it is shown. */
export abstract class WrittenTarget {
  /** Changes the status where it is one of `from`. */
  protected abstract change(
    transaction: Transaction,
    id: string,
    to: ContentStatus,
    from: readonly ContentStatus[],
  ): Promise<unknown>;

  async takeAway(transaction: Transaction, id: string): Promise<void> {
    await this.change(transaction, id, 'REMOVED', ['VISIBLE', 'HELD']);
  }

  async release(transaction: Transaction, id: string): Promise<void> {
    await this.change(transaction, id, 'VISIBLE', ['HELD']);
  }

  async restore(transaction: Transaction, id: string): Promise<void> {
    await this.change(transaction, id, 'VISIBLE', ['REMOVED']);
  }
}
