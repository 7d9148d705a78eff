import { people } from '@lyceum/auth';
import { type CampaignTopic, campaignTopicLabels } from '@lyceum/contracts/campaigns';
import { PreparedQueries, statement } from '@lyceum/kernel';
import { KeepsMailList, type MailList, type MailListEntry, type MailListState } from '@lyceum/mail';
import { Injectable } from '@nestjs/common';
import { hasLeft } from '../campaigns.sql';
import { campaignMailList } from '../writing/campaign-list';

const theirs = `campaign_recipients r JOIN campaigns c ON c.id = r.campaign_id
   WHERE r.id = $recipientId AND r.campaign_id = $campaignId`;

const stateQuery = statement<{ email: string; topic: CampaignTopic; isSubscribed: boolean }>(
  'campaigns.subscription',
  `SELECT r.email::text AS email, c.topic, NOT ${hasLeft('c.topic', 'r.email', 'r.user_id')} AS "isSubscribed" FROM ${theirs}`,
);

/**
 * The address leaves the topic and, with it, the account it belongs to, by whichever mail, should its address become another. Counted
 * once.
 */
const leaveStatement = statement(
  'campaigns.leave',
  `WITH gone AS (
     INSERT INTO campaign_opt_outs AS known (topic, email, user_id)
     SELECT c.topic, r.email, COALESCE(r.user_id, ${people.confirmedOf('r.email')}) FROM ${theirs}
     ON CONFLICT (email, topic) DO UPDATE SET user_id = excluded.user_id WHERE known.user_id IS NULL AND excluded.user_id IS NOT NULL
     RETURNING old.topic IS NULL AS is_new
   )
   UPDATE campaigns SET unsubscribed_cnt = unsubscribed_cnt + 1 WHERE id = $campaignId AND EXISTS (SELECT FROM gone WHERE is_new)`,
);

const comeBackStatement = statement(
  'campaigns.come-back',
  `DELETE FROM campaign_opt_outs gone USING ${theirs}
     AND gone.topic = c.topic AND (gone.email = r.email OR gone.user_id = r.user_id)`,
);

/** The way out of a topic at the end of a campaign's mail: of an address, whether it has an account or not (checklist line 221). */
@Injectable()
@KeepsMailList()
export class CampaignMailList implements MailList {
  readonly name = campaignMailList;

  constructor(private readonly queries: PreparedQueries) {}

  async stateOf(entry: MailListEntry): Promise<MailListState | null> {
    const [state] = await this.queries.rows(stateQuery, valuesOf(entry));
    if (!state) return null;
    const { topic, ...rest } = state;
    return { ...rest, label: campaignTopicLabels[topic]() };
  }

  async change(entry: MailListEntry, isSubscribed: boolean): Promise<void> {
    await this.queries.count(isSubscribed ? comeBackStatement : leaveStatement, valuesOf(entry));
  }
}

/** Whoever gets a campaign need have no account: they are known by their row among its recipients. */
const valuesOf = ({ userId: recipientId, subjectId: campaignId }: MailListEntry) => ({
  recipientId,
  campaignId,
});
