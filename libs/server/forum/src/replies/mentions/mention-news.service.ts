import { Injectable } from '@nestjs/common';
import type { Transaction } from '@lyceum/kernel';
import { tellMentionedStatement } from './mentions.statements';

/** Who is mentioned in a thread, post or comment, for whoever tells them of it. They have checked nothing. */
@Injectable()
export class MentionNewsService {
  /** Those mentioned in it who have not been told of it yet; each is answered once. */
  async untold({ manager }: Transaction, targetId: string): Promise<string[]> {
    const [rows] = (await manager.query(tellMentionedStatement, [targetId])) as [{ id: string }[], number];
    return rows.map(({ id: userId }) => userId);
  }
}
