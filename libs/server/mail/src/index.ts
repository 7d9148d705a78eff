export { MailModule } from './mail.module';
export { type Mail, Mailer } from './mailer.port';
export { type MailContent, MailTemplate } from './template/mail-template';
