import { insertRow, isOpenJob, statement } from '@lyceum/kernel';

/** How long it is known that a mail was sent, in days. */
export const keptDays = 90;

/** Old rows are removed so many at once. */
export const removedAtOnce = 5_000;

/** One row a mail, however often its job tries; one that was sent stays sent when its job is done twice. */
export const noteStatement = statement(
  'mail.note',
  insertRow(
    'sent_mails',
    ['userId', 'kind', 'recipient', 'job', 'isSent', 'about'],
    `ON CONFLICT (job, user_id, kind) DO UPDATE
   SET tries = sent_mails.tries + 1, tried_at = now(), is_sent = sent_mails.is_sent OR excluded.is_sent, recipient = excluded.recipient`,
  ),
);

export const removeOldStatement = statement(
  'mail.forget-sent',
  `DELETE FROM sent_mails WHERE id IN (
     SELECT id FROM sent_mails WHERE tried_at < now() - interval '${String(keptDays)} days'
     LIMIT ${String(removedAtOnce)})`,
);

/** SQL of how a mail stands, in words: it is given up where no job will try it again. @param mail alias of a row of `sent_mails` */
export const mailState = (mail: string): string =>
  `CASE WHEN ${mail}.is_sent THEN 'Sent' WHEN ${isOpenJob(`${mail}.job`)} THEN 'Not sent yet' ELSE 'Given up' END`;
