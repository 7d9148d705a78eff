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

/**
 * SQL of whether there is an account of this address by which its owner is younger than 16, waits for a guardian, is suspended or
 * leaves: then it gets nothing, though it stands on the newsletter's list.
 */
const isOfSomebodyKept = (email: string): string => `EXISTS (
  SELECT ${people.from('owner')} WHERE owner.email = ${email} AND owner.erased_at IS NULL AND (
    owner.suspended_at IS NOT NULL OR owner.deletes_at IS NOT NULL OR ${awaitsGuardian('owner')} OR (
      owner.date_of_birth IS NOT NULL AND NOT ${isOfYears('owner', campaignLimits.leastAgeYears)})))`;

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
    WHERE ${campaign}.audience = 'ACCOUNTS' AND person.roles && ${campaign}.roles AND ${mayBeWrittenTo('person')}
      AND (${campaign}.school_id IS NULL OR person.id IN (${schools.membersOf(`${campaign}.school_id`)}))
      AND (${campaign}.group_id IS NULL OR person.id IN (SELECT user_id FROM (${classPeople(`${campaign}.group_id`)}) classed))
    UNION ALL
    SELECT reader.email, NULL, reader.name FROM (${newsletter.readers}) reader
    WHERE ${campaign}.audience = 'NEWSLETTER' AND reader.interests && ${campaign}.interests AND NOT ${isOfSomebodyKept('reader.email')}
  ) wanted
  WHERE NOT ${mails.isSuppressed('wanted.email')} AND NOT ${hasLeft(`${campaign}.topic`, 'wanted.email', 'wanted.user_id')}`;

/** SQL of whether the recipient of this alias may still be written to: asked again when its turn has come. */
export const isStillWelcome = (recipient: string): string => `CASE WHEN ${recipient}.user_id IS NULL
  THEN NOT ${isOfSomebodyKept(`${recipient}.email`)}
  ELSE EXISTS (SELECT ${people.from('person')} WHERE person.id = ${recipient}.user_id AND person.email = ${recipient}.email
    AND ${mayBeWrittenTo('person')}) END`;
