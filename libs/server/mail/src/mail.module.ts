import { type DynamicModule, Global, Module } from '@nestjs/common';
import { type Config, OutgoingCalls } from '@lyceum/kernel';
import { DevMailController } from './dev-mail/dev-mail.controller';
import { DevMailer } from './dev-mail/dev-mailer';
import { MailLists } from './lists/mail-lists';
import { UnsubscribeLinks } from './lists/unsubscribe-links';
import { MailPersonalData } from './log/mail.personal-data';
import { MailRecords } from './log/mail.records';
import { Post } from './log/post';
import { Mailer } from './mailer.port';
import { SmtpMailer } from './smtp/smtp-mailer';
import { MailReportsController } from './suppressions/mail-reports.controller';
import { MailSuppressionsTableSource } from './suppressions/mail-suppressions.table-source';
import { SuppressionService } from './suppressions/suppression.service';
import { MailTemplate } from './template/mail-template';

/** Binds the Mailer port: SMTP where there is a server, the pages at `/dev/mail` otherwise, never in production. */
@Global()
@Module({})
export class MailModule {
  static forRoot(config: Config): DynamicModule {
    const { SMTP_URL } = config;
    const isEmbedded = SMTP_URL === undefined && !config.isProduction;
    return {
      module: MailModule,
      controllers: [MailReportsController, ...(isEmbedded ? [DevMailController] : [])],
      providers: [
        MailLists,
        MailPersonalData,
        MailRecords,
        MailSuppressionsTableSource,
        MailTemplate,
        Post,
        SuppressionService,
        UnsubscribeLinks,
        ...(isEmbedded ? [DevMailer, { provide: Mailer, useExisting: DevMailer }] : []),
        ...(SMTP_URL === undefined
          ? []
          : [
              {
                provide: Mailer,
                useFactory: (calls: OutgoingCalls) => new SmtpMailer({ ...config, SMTP_URL }, calls),
                inject: [OutgoingCalls],
              },
            ]),
      ],
      exports: [Mailer, MailLists, MailTemplate, Post, UnsubscribeLinks],
    };
  }
}
