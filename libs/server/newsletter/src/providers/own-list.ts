import { commonErrors } from '@lyceum/contracts/common';
import { newsletterLimits } from '@lyceum/contracts/newsletter';
import { DomainError, RateLimits, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { ConfirmationDue } from '../newsletter.events';
import type { FormOutcome, KeptForm, MarketingForms } from './marketing-forms.port';

const mailsOfADay = { points: newsletterLimits.mailsPerDay, seconds: 86_400 };

/**
 * Our own list, for installations without a marketing service. Nobody is on it before the link in a mail was used, and the
 * mail is the same for who is on it already: neither the answer nor its time tells who reads the newsletter.
 */
@Injectable()
export class OwnList implements MarketingForms {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limits: RateLimits,
  ) {}

  async submit({ id, email }: KeptForm): Promise<FormOutcome> {
    if (await this.mayBeMailed(email))
      await this.unitOfWork.run(async (transaction) => transaction.raise(ConfirmationDue, { formId: id }));
    return { isTaken: true, message: null };
  }

  /** Nobody's mailbox is filled by typing its address here; that it is enough for today is not told. */
  private async mayBeMailed(email: string): Promise<boolean> {
    try {
      await this.limits.consume('newsletter.confirmations', email, mailsOfADay);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === commonErrors.TOO_MANY_REQUESTS.code) return false;
      throw error;
    }
  }
}
