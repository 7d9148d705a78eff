export {
  KeepsMailList,
  type MailList,
  type MailListEntry,
  mailListEntrySchema,
  type MailListState,
} from './lists/mail-list';
export { MailLists } from './lists/mail-lists';
export { UnsubscribeLinks } from './lists/unsubscribe-links';
export { type MailNote, Post } from './log/post';
export { MailModule } from './mail.module';
export { mails } from './mail.sql';
export { type Mail, Mailer, MailForLaterError } from './mailer.port';
export type { MailContent } from './template/mail-content';
export { MailTemplate } from './template/mail-template';
export { createMailSuppressionsRouter } from './suppressions/mail-suppressions.router';
