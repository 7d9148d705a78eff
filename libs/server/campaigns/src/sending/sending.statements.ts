import type { CampaignAudience, CampaignTopic } from '@lyceum/contracts/campaigns';
import { statement } from '@lyceum/kernel';
import { mails } from '@lyceum/mail';
import { hasLeft, isStillWelcome, recipientsOf } from '../campaigns.sql';

/** How long a process has what it claimed to itself. An interval of PostgreSQL. */
const heldFor = '3 minutes';

/** Takes a campaign whose time has come. Two processes never take the same one. */
export const startStatement = statement<{ id: string }>(
  'campaigns.start',
  `UPDATE campaigns SET state = 'SENDING', started_at = now(), revision = revision + 1 WHERE id = (
     SELECT id FROM campaigns WHERE state = 'SCHEDULED' AND due_at <= now() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING id`,
);

/** The same of one, which who else has its row for a moment does not keep from being sent now. */
export const startOneStatement = statement<{ id: string }>(
  'campaigns.start-one',
  `UPDATE campaigns SET state = 'SENDING', started_at = now(), revision = revision + 1
   WHERE id = $id AND state = 'SCHEDULED' AND due_at <= now() RETURNING id`,
);

/** Writes down whom it goes to, in the transaction that starts it; each address once. */
export const writeRecipientsStatement = statement(
  'campaigns.write-recipients',
  `WITH written AS (
     INSERT INTO campaign_recipients (campaign_id, email, user_id, name)
     SELECT c.id, recipient.email, recipient.user_id, recipient.name
     FROM campaigns c CROSS JOIN LATERAL (${recipientsOf('c')}) recipient WHERE c.id = $id
     ON CONFLICT (campaign_id, email) DO NOTHING RETURNING id
   )
   UPDATE campaigns SET total_cnt = (SELECT count(*) FROM written) WHERE id = $id`,
);

export interface SentCampaignRow {
  id: string;
  topic: CampaignTopic;
  audience: CampaignAudience;
  subject: string;
  preheader: string;
  heading: string;
  body: string;
  buttonLabel: string;
  buttonPath: string;
}

/** What is being sent, the oldest first. */
export const sendingQuery = statement<SentCampaignRow>(
  'campaigns.sending',
  `SELECT id, topic, audience, subject, preheader, heading, body, button_label AS "buttonLabel", button_path AS "buttonPath"
   FROM campaigns WHERE state = 'SENDING' ORDER BY started_at, id`,
);

export interface ClaimedRow {
  id: string;
  email: string;
  name: string;
  /** CLAIMED, or as what it was settled. */
  state: string;
}

/**
 * Claims mails of a campaign: so many as the minute has left, of all processes together. Whoever left the topic meanwhile, was
 * suppressed or is not to be written to any more is settled here. What a process claimed and did not settle in
 * time is claimed again: its mail, if it went out, comes once more under the same `Message-ID`.
 */
export const claimStatement = statement<ClaimedRow>(
  'campaigns.claim',
  `WITH pace AS (
     UPDATE campaign_pace SET minute = date_trunc('minute', now()),
       taken = (CASE WHEN minute = date_trunc('minute', now()) THEN taken ELSE 0 END) +
         least($count::int, $perMinute::int - CASE WHEN minute = date_trunc('minute', now()) THEN taken ELSE 0 END)
     WHERE (minute < date_trunc('minute', now()) OR taken < $perMinute::int) AND EXISTS (
       SELECT FROM campaign_recipients r WHERE r.campaign_id = $campaignId AND r.state IN ('WAITING', 'CLAIMED') AND r.due_at <= now())
     RETURNING new.taken - CASE WHEN old.minute = new.minute THEN old.taken ELSE 0 END AS granted
   ), due AS (
     SELECT r.id FROM campaign_recipients r JOIN campaigns c ON c.id = r.campaign_id AND c.state = 'SENDING'
     WHERE r.campaign_id = $campaignId AND r.state IN ('WAITING', 'CLAIMED') AND r.due_at <= now()
     ORDER BY r.due_at, r.id LIMIT COALESCE((SELECT granted FROM pace), 0) FOR UPDATE OF r SKIP LOCKED
   ), judged AS (
     UPDATE campaign_recipients r SET due_at = now() + interval '${heldFor}', state = CASE
         WHEN ${mails.isSuppressed('r.email')} THEN 'SUPPRESSED'
         WHEN ${hasLeft('c.topic', 'r.email', 'r.user_id')} OR NOT ${isStillWelcome('c', 'r')} THEN 'LEFT_OUT'
         ELSE 'CLAIMED' END
     FROM due, campaigns c WHERE r.id = due.id AND c.id = r.campaign_id
     RETURNING r.id, r.email::text AS email, r.name, r.state
   ), counted AS (
     UPDATE campaigns SET suppressed_cnt = suppressed_cnt + (SELECT count(*) FROM judged WHERE state = 'SUPPRESSED'),
       left_out_cnt = left_out_cnt + (SELECT count(*) FROM judged WHERE state = 'LEFT_OUT')
     WHERE id = $campaignId AND EXISTS (SELECT FROM judged WHERE state <> 'CLAIMED')
   )
   SELECT id, email, name, state FROM judged ORDER BY id`,
);

/** Once, by whoever is first. */
export const settleStatement = statement(
  'campaigns.settle',
  `WITH settled AS (
     UPDATE campaign_recipients SET state = $state, reason = $reason, settled_at = now() WHERE id = $id AND state = 'CLAIMED'
     RETURNING campaign_id
   )
   UPDATE campaigns c SET sent_cnt = sent_cnt + ($state = 'SENT')::int, failed_cnt = failed_cnt + ($state = 'FAILED')::int
   FROM settled WHERE c.id = settled.campaign_id`,
);

/** Gives back what was not tried. */
export const releaseStatement = statement(
  'campaigns.release',
  `UPDATE campaign_recipients SET state = 'WAITING', due_at = now() WHERE id = ANY($ids::uuid[]) AND state = 'CLAIMED'`,
);

/** How often a mail is tried that the mail server asks to bring later, or that no server took. */
const mostTries = 8;

/** Is tried again after 5 minutes, then 10, 20 and so on: some ten hours in all; then it is given up. */
export const postponeStatement = statement(
  'campaigns.postpone',
  `WITH tried AS (
     UPDATE campaign_recipients SET tries = tries + 1, reason = $reason, due_at = now() + interval '5 minutes' * 2 ^ tries,
       state = CASE WHEN tries + 1 >= ${String(mostTries)} THEN 'FAILED' ELSE 'WAITING' END
     WHERE id = $id AND state = 'CLAIMED' RETURNING campaign_id, state
   )
   UPDATE campaigns c SET failed_cnt = failed_cnt + 1 FROM tried WHERE c.id = tried.campaign_id AND tried.state = 'FAILED'`,
);

/** Ends what has nobody left to write to. */
export const finishStatement = statement(
  'campaigns.finish',
  `UPDATE campaigns c SET state = 'SENT', finished_at = now(), revision = revision + 1 WHERE c.state = 'SENDING' AND NOT EXISTS (
     SELECT FROM campaign_recipients r WHERE r.campaign_id = c.id AND r.state IN ('WAITING', 'CLAIMED'))`,
);
