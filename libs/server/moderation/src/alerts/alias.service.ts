import { Injectable } from '@nestjs/common';
import { people, sharesMailbox } from '@lyceum/auth';
import { moderationTexts } from '@lyceum/contracts/moderation';
import { statement, type Transaction } from '@lyceum/kernel';
import { alertText } from './alert.statement';

/** A case about each account that can still be used of the mailbox of who was shut out. */
const aliasesStatement = statement(
  'moderation.alert-of-aliases',
  alertText(`
    SELECT other.id, $title::text AS title, $preview::text AS preview, ARRAY[shut.id] AS people
    ${people.from('shut')} CROSS JOIN LATERAL (SELECT o.id, o.suspended_at ${people.from('o')} WHERE ${sharesMailbox('o', 'shut')}) other
    WHERE shut.id = $userId AND other.suspended_at IS NULL`),
);

/**
 * Nobody goes on under an alias they made before they were shut out without staff knowing. Nothing else happens to
 * the other accounts: brothers and sisters may share a mailbox.
 */
@Injectable()
export class AliasService {
  /** Opens a case about each other account of the mailbox. @param preview what happened to whose aliases they may be */
  async alert(transaction: Transaction, userId: string, preview: string): Promise<void> {
    await transaction.count(aliasesStatement, { userId, title: moderationTexts.sameMailbox, preview });
  }
}
