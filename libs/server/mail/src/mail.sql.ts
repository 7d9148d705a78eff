import { mailState } from './log/mail-log.statements';
import { isSuppressed } from './suppressions/suppression.statements';

/** Fragments for others' statements. */
export const mails = {
  /**
   * SQL of the mails about one thing of the last 90 days: `id`, `kind`, `recipient` (masked), `state` in words and `at`.
   * @param about SQL of what `MailNote.about` said
   */
  about: (about: string): string =>
    `(SELECT mail.id, mail.kind, mail.recipient, ${mailState('mail')} AS state, mail.tried_at AS at FROM sent_mails mail WHERE mail.about = ${about})`,

  /** SQL of whether nothing but account mails goes to an address. @param email SQL of an address */
  isSuppressed,

  /** SELECT of why and since when an address is suppressed, or was; its alias is `shut`. @param email SQL of an address */
  suppressionOf: (email: string): string =>
    `SELECT reason, detail, reported_at AS "reportedAt", lifted_at AS "liftedAt" FROM mail_suppressions shut WHERE shut.email = ${email}`,

  /** DELETE of what is known of an address that is nobody's any more; its alias is `shut`. @param email SQL of an address */
  forgetSuppression: (email: string): string =>
    `DELETE FROM mail_suppressions shut WHERE shut.email = ${email}`,
};
