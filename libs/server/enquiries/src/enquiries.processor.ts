import { type Delivered, Every, Subscribe } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { EnquiryAnswered } from './enquiries.events';
import { EnquiryService } from './enquiry.service';

/** What becomes of enquiries by themselves: answers are mailed, old ones forgotten. */
@Injectable()
export class EnquiriesProcessor {
  constructor(private readonly enquiries: EnquiryService) {}

  @Subscribe(EnquiryAnswered, 'enquiries.mail-answer', { lane: 'mail' })
  async mail({ payload }: Delivered<typeof EnquiryAnswered>): Promise<void> {
    await this.enquiries.mail(payload.entryId);
  }

  @Every('enquiries.forget-closed', { minutes: 60 })
  async forgetOld(): Promise<void> {
    await this.enquiries.forgetOld();
  }
}
