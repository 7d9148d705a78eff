import { mailState } from './log/mail-log.statements';

/** Fragments for others' statements. */
export const mails = {
  /**
   * SQL of the mails about one thing of the last 90 days: `id`, `kind`, `recipient` (masked), `state` in words and `at`.
   * @param about SQL of what `MailNote.about` said
   */
  about: (about: string): string =>
    `(SELECT mail.id, mail.kind, mail.recipient, ${mailState('mail')} AS state, mail.tried_at AS at FROM sent_mails mail WHERE mail.about = ${about})`,
};
