import { CONFIG, type Config, OutgoingCalls } from '@lyceum/kernel';
import { Module } from '@nestjs/common';
import { FormService } from './forms/form.service';
import { ConfirmationService } from './list/confirmation.service';
import { ReaderMailboxes } from './list/reader-mailboxes';
import { NewsletterPersonalData } from './newsletter.personal-data';
import { NewsletterProcessor } from './newsletter.processor';
import { NewsletterResolver } from './newsletter.resolver';
import { HubspotForms } from './providers/hubspot-forms';
import { MarketingForms } from './providers/marketing-forms.port';
import { OwnList } from './providers/own-list';

/** The newsletter's form, brought to a marketing service or to a list of our own. */
@Module({
  providers: [
    ConfirmationService,
    FormService,
    NewsletterPersonalData,
    NewsletterProcessor,
    NewsletterResolver,
    OwnList,
    ReaderMailboxes,
    {
      provide: MarketingForms,
      useFactory: (config: Config, calls: OutgoingCalls, own: OwnList): MarketingForms => {
        const { HUBSPOT_URL: url, HUBSPOT_PORTAL_ID: portalId, HUBSPOT_FORM_ID: formId } = config;
        return portalId !== undefined && formId !== undefined
          ? new HubspotForms(calls, { url, portalId, formId })
          : own;
      },
      inject: [CONFIG, OutgoingCalls, OwnList],
    },
  ],
})
export class NewsletterModule {}
