import { type Delivered, Every, Subscribe } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { FormService } from './forms/form.service';
import { ConfirmationService } from './list/confirmation.service';
import { ReaderMailboxes } from './list/reader-mailboxes';
import { ConfirmationDue, FormLeft } from './newsletter.events';

/** What becomes of forms after their senders were answered. */
@Injectable()
export class NewsletterProcessor {
  constructor(
    private readonly forms: FormService,
    private readonly confirmations: ConfirmationService,
    private readonly mailboxes: ReaderMailboxes,
  ) {}

  @Subscribe(FormLeft, 'newsletter.bring-form', { lane: 'marketing' })
  async bring({ payload }: Delivered<typeof FormLeft>): Promise<void> {
    await this.forms.bring(payload.formId);
  }

  @Subscribe(ConfirmationDue, 'newsletter.mail-confirmation', { lane: 'mail' })
  async mail({ payload }: Delivered<typeof ConfirmationDue>): Promise<void> {
    await this.confirmations.mail(payload.formId);
  }

  @Every('newsletter.bring-left-forms', { minutes: 1 })
  async bringLeft(): Promise<void> {
    await this.forms.bringLeft();
  }

  @Every('newsletter.note-mailboxes', { minutes: 10 })
  async noteMailboxes(): Promise<void> {
    await this.mailboxes.noteAll();
  }

  @Every('newsletter.forget-forms', { minutes: 60 })
  async forgetOld(): Promise<void> {
    await this.forms.forgetOld();
  }
}
