import { people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import {
  type EmailSubscriptionAnswer,
  notificationErrors,
  notificationTopicLabels,
} from '@lyceum/contracts/notifications';
import { MailLists } from '@lyceum/mail';
import { DomainError, PreparedQueries, statement, UnitOfWork } from '@lyceum/kernel';
import { SubscriptionCode } from './subscription-code';

const stateQuery = statement<{ email: string; optOuts: number }>(
  'notifications.subscription',
  `SELECT u.email,
     (SELECT count(*)::int FROM notification_opt_outs o WHERE o.user_id = u.id AND o.topic = ANY($topics::text[])) AS "optOuts"
   ${people.from('u')} WHERE u.id = $userId`,
);

const optOutStatement = statement(
  'notifications.opt-out',
  `INSERT INTO notification_opt_outs (user_id, topic)
   SELECT u.id, topic ${people.from('u')} CROSS JOIN unnest($topics::text[]) AS topic WHERE u.id = $userId
   ON CONFLICT DO NOTHING`,
);

const optInStatement = statement(
  'notifications.opt-in',
  'DELETE FROM notification_opt_outs WHERE user_id = $userId AND topic = ANY($topics::text[])',
);

/** Unsubscribing by the link in a mail, without logging in (checklist line 221): the signed code is the right. */
@Injectable()
export class EmailSubscriptionService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: SubscriptionCode,
    private readonly lists: MailLists,
  ) {}

  /**
   * What the link is about and how it stands; `topic` is the first of its topics, none of a list's; `label` names them all.
   * @throws DomainError NOTIFICATIONS_SUBSCRIPTION_LINK_NOT_VALID
   */
  async describe(code: string): Promise<EmailSubscriptionAnswer['data']> {
    const subscription = this.codes.read(code);
    if ('list' in subscription) {
      const state = await this.lists.stateOf(subscription);
      if (!state) throw new DomainError(notificationErrors.SUBSCRIPTION_LINK_NOT_VALID);
      return { ...state, email: maskEmail(state.email), topic: null };
    }
    const { userId, topics } = subscription;
    const [state] = await this.queries.rows(stateQuery, { userId, topics });
    const [topic] = topics;
    if (!state || !topic) throw new DomainError(notificationErrors.SUBSCRIPTION_LINK_NOT_VALID);
    const label = topics.map((each) => notificationTopicLabels[each]()).join(', ');
    return { email: maskEmail(state.email), topic, label, isSubscribed: state.optOuts < topics.length };
  }

  /** No more e-mails about these topics, at once. May be repeated. @throws as `describe` */
  unsubscribe(code: string): Promise<void> {
    return this.change(code, false);
  }

  /** E-mails again, as each type's own setting says. May be repeated. @throws as `describe` */
  subscribe(code: string): Promise<void> {
    return this.change(code, true);
  }

  private async change(code: string, isSubscribed: boolean): Promise<void> {
    const subscription = this.codes.read(code);
    if ('list' in subscription) return this.lists.change(subscription, isSubscribed);
    const { userId, topics } = subscription;
    const change = isSubscribed ? optInStatement : optOutStatement;
    await this.unitOfWork.run((transaction) => transaction.count(change, { userId, topics }));
  }
}

/** Enough for its owner to know it by: 's•••@lyceum.example'. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
