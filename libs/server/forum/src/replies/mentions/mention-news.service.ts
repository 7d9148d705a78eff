import { Injectable } from '@nestjs/common';
import type { Transaction } from '@lyceum/kernel';
import { tellMentionedQuery } from './mentions.statements';

/** Who is mentioned in a thread, post or comment, for whoever tells them of it. They have checked nothing. */
@Injectable()
export class MentionNewsService {
  /** Those mentioned in it who have not been told of it yet; each is answered once. */
  async untold(transaction: Transaction, targetId: string): Promise<string[]> {
    const rows = await transaction.rows<{ id: string }>(tellMentionedQuery, [targetId]);
    return rows.map(({ id: userId }) => userId);
  }
}
