import { Injectable } from '@nestjs/common';
import { sharesMailbox } from '@lyceum/auth';
import { moderationTexts } from '@lyceum/contracts/moderation';
import type { Transaction } from '@lyceum/kernel';
import { alertStatement } from './alert.statement';

/** A case about each account that can still be used of the mailbox of $1, who was shut out. $2 title, $3 preview */
const aliasesStatement = alertStatement(`
  SELECT other.id, $2::text AS title, $3::text AS preview, ARRAY[shut.id] AS people
  FROM users shut JOIN users other ON ${sharesMailbox('other', 'shut')}
  WHERE shut.id = $1 AND other.suspended_at IS NULL`);

/**
 * Nobody goes on under an alias they made before they were shut out without staff knowing. Nothing else happens to
 * the other accounts: brothers and sisters may share a mailbox.
 */
@Injectable()
export class AliasService {
  /** Opens a case about each other account of the mailbox. @param preview what happened to whose aliases they may be */
  async alert({ manager }: Transaction, userId: string, preview: string): Promise<void> {
    await manager.query(aliasesStatement, [userId, moderationTexts.sameMailbox, preview]);
  }
}
