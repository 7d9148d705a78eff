import { PreparedQueries } from '@lyceum/kernel';
import { KeepsMailList, type MailList, type MailListEntry, type MailListState } from '@lyceum/mail';
import { Injectable } from '@nestjs/common';
import { recipientQuery, refuseCodesStatement, welcomeCodesStatement } from './promo-code-list.statements';
import * as messages from './promo-code.messages';

/** The list that the mail's unsubscribe link names. */
export const promoCodeMailList = 'payments.promo-codes';

/** The way out of promo codes by mail: of an address, whether it has an account or not. */
@Injectable()
@KeepsMailList()
export class PromoCodeMailList implements MailList {
  readonly name = promoCodeMailList;

  constructor(private readonly queries: PreparedQueries) {}

  async stateOf({ subjectId: promoCodeId }: MailListEntry): Promise<MailListState | null> {
    const [recipient] = await this.queries.rows(recipientQuery, { promoCodeId });
    return recipient ? { ...recipient, label: messages.list() } : null;
  }

  async change({ subjectId: promoCodeId }: MailListEntry, isSubscribed: boolean): Promise<void> {
    const statement = isSubscribed ? welcomeCodesStatement : refuseCodesStatement;
    await this.queries.count(statement, { promoCodeId });
  }
}
