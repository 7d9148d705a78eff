import type { StatementRunner, Transaction } from '@lyceum/kernel';
import {
  ModeratedContent,
  type ModerationTarget,
  type SurroundingRow,
  type TargetContent,
} from '@lyceum/moderation';
import { Injectable } from '@nestjs/common';
import {
  contextStatement,
  placeStatement,
  readStatement,
  restoreStatement,
  takeAwayStatement,
} from './content.statements';

/** What somebody shows of themselves, in the queue of staff: it belongs to no forum, and is never held back. */
abstract class ContentTarget implements ModerationTarget {
  abstract readonly type: ModerationTarget['type'];

  async read(transaction: Transaction, contentId: string): Promise<TargetContent | null> {
    const [content] = await transaction.rows(readStatement, { contentId });
    return content ?? null;
  }

  /** No caller names one: it was found by what they see of somebody. */
  assertSeenBy(): Promise<void> {
    return Promise.resolve();
  }

  async takeAway(transaction: Transaction, contentId: string): Promise<void> {
    await transaction.count(takeAwayStatement, { contentId });
  }

  release(): Promise<void> {
    return Promise.resolve();
  }

  async restore(transaction: Transaction, contentId: string): Promise<void> {
    await transaction.count(restoreStatement, { contentId });
  }

  async pathOf(source: StatementRunner, contentId: string): Promise<string | null> {
    const [place] = await source.rows(placeStatement, { contentId });
    return place ? `/u/${place.userId}` : null;
  }

  contextOf(source: StatementRunner, contentId: string): Promise<SurroundingRow[]> {
    return source.rows(contextStatement, { contentId });
  }
}

/** Pictures, covers and bios. */
@Injectable()
@ModeratedContent()
export class ProfileTarget extends ContentTarget {
  readonly type = 'PROFILE';
}

/** Names, which stay: their owner is warned, or accounts are looked after elsewhere. */
@Injectable()
@ModeratedContent()
export class ProfileNameTarget extends ContentTarget {
  readonly type = 'PROFILE_NAME';
}
