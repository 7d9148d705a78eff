import { awaitsGuardian, isFindable, isOfYears, people } from '@lyceum/auth';
import { campaignLimits } from '@lyceum/contracts/campaigns';
import { classPeople } from '@lyceum/live-course';
import { mails } from '@lyceum/mail';
import { newsletter } from '@lyceum/newsletter';
import { schools } from '@lyceum/schools';

/**
 * SQL of whether the account of this alias may be written to at all: found by others, confirmed, not suspended, not about to be deleted,
 * and known to be 16. Who never said when they were born is not known to be.
 */
const mayBeWrittenTo = (user: string): string =>
  `(${isFindable(user)} AND ${user}.deletes_at IS NULL AND ${isOfYears(user, campaignLimits.leastAgeYears)})`;

/** SQL of whether the owner of the account of this alias is younger than 16, waits for a guardian, is suspended or leaves. */
const isKept = (owner: string): string => `(${owner}.erased_at IS NULL AND (
  ${owner}.suspended_at IS NOT NULL OR ${owner}.deletes_at IS NOT NULL OR ${awaitsGuardian(owner)} OR (
    ${owner}.date_of_birth IS NOT NULL AND NOT ${isOfYears(owner, campaignLimits.leastAgeYears)})))`;

/**
 * SQL of whether the reader of the newsletter of this alias is in the segment: asked for it, and no account of their mailbox, under
 * whichever alias, is of somebody who is kept from it. By the address as well: the mailbox of an account may not be noted yet.
 */
const isAmongReaders = (campaign: string, reader: string): string =>
  `${reader}.interests && ${campaign}.interests
    AND NOT EXISTS (SELECT ${people.from('owner')} WHERE owner.email = ${reader}.email AND ${isKept('owner')})
    AND NOT EXISTS (SELECT ${people.from('owner')} WHERE owner.normalized_email = ${reader}.mailbox AND ${isKept('owner')})`;

/** SQL of whether the account of this alias is in the segment. Of a school or class that is not there any more nobody is. */
const isAmongAccounts = (campaign: string, person: string): string =>
  `${person}.roles && ${campaign}.roles AND ${mayBeWrittenTo(person)}
    AND (${campaign}.school_id IS NULL OR ${schools.hasMember(`${campaign}.school_id`, `${person}.id`)})
    AND (${campaign}.group_id IS NULL OR EXISTS (
      SELECT FROM (${classPeople(`${campaign}.group_id`)}) classed WHERE classed.user_id = ${person}.id))`;

/** SQL of whether an address, or the account it belonged to, left a topic. */
export const hasLeft = (topic: string, email: string, userId: string): string => `(
  EXISTS (SELECT FROM campaign_opt_outs gone WHERE gone.email = ${email} AND gone.topic = ${topic})
  OR EXISTS (SELECT FROM campaign_opt_outs gone WHERE gone.user_id = ${userId} AND gone.topic = ${topic}))`;

/**
 * SELECT of `email`, `user_id` and `name` of whom a campaign goes to as things stand (checklist line 237). What a segment names and is
 * not there any more has nobody in it.
 * @param campaign alias of one row of `campaigns`, in scope for LATERAL
 */
export const recipientsOf = (campaign: string): string => `
  SELECT wanted.email, wanted.user_id, wanted.name FROM (
    SELECT person.email, person.id AS user_id, person.first_name AS name ${people.from('person')}
    WHERE ${campaign}.audience = 'ACCOUNTS' AND ${isAmongAccounts(campaign, 'person')}
    UNION ALL
    SELECT reader.email, NULL, reader.name FROM (${newsletter.readers}) reader
    WHERE ${campaign}.audience = 'NEWSLETTER' AND ${isAmongReaders(campaign, 'reader')}
  ) wanted
  WHERE NOT ${mails.isSuppressed('wanted.email')} AND NOT ${hasLeft(`${campaign}.topic`, 'wanted.email', 'wanted.user_id')}`;

/**
 * SQL of whether the recipient of this alias is in the segment still, under the same address: asked again when its turn has come.
 * @param campaign alias of its row of `campaigns`
 */
export const isStillWelcome = (campaign: string, recipient: string): string => `CASE ${campaign}.audience
  WHEN 'ACCOUNTS' THEN EXISTS (
    SELECT ${people.from('person')} WHERE person.id = ${recipient}.user_id AND person.email = ${recipient}.email
      AND ${isAmongAccounts(campaign, 'person')})
  ELSE EXISTS (
    SELECT FROM (${newsletter.readers}) reader WHERE reader.email = ${recipient}.email AND ${isAmongReaders(campaign, 'reader')}) END`;
