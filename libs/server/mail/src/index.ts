export { type MailNote, Post } from './log/post';
export { MailModule } from './mail.module';
export { type Mail, Mailer } from './mailer.port';
export type { MailContent } from './template/mail-content';
export { MailTemplate } from './template/mail-template';
