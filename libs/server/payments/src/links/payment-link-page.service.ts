import {
  type PaymentLinkInput,
  paymentLinkErrors,
  paymentLinkPath,
  paymentLinkSchema,
} from '@lyceum/contracts/payments';
import { DomainError, parseInput, PreparedQueries, Sellables } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { PaymentLinkModel } from './payment-link.model';
import { linkOfCodeQuery, noteOpenedStatement } from './payment-link.statements';

/** What whoever has a link reads of it, before they log in. */
@Injectable()
export class PaymentLinkPageService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly sellables: Sellables,
  ) {}

  /** What is paid by it, for how much, and what became of it. @throws DomainError PAYMENT_LINK_NOT_FOUND */
  async page(input: PaymentLinkInput): Promise<PaymentLinkModel> {
    const { code } = parseInput(paymentLinkSchema, input);
    const [link] = await this.queries.rows(linkOfCodeQuery, { code: code.toLowerCase() });
    if (!link) throw new DomainError(paymentLinkErrors.NOT_FOUND);
    const { sellable, subjectId, seats, taken, title, priceMinor, currency, state } = link;
    const sold = this.sellables.of(sellable);
    const offer = sold && subjectId !== null ? await sold.offer(this.queries, { id: subjectId }) : null;
    return {
      code: link.code,
      title: offer?.title ?? title,
      priceMinor,
      currency,
      state,
      seatsLeft: seats === null ? null : Math.max(0, seats - taken),
      startsAt: offer?.startsAt ?? null,
      endsAt: offer?.endsAt ?? null,
      aboutUrl: offer?.aboutUrl ?? paymentLinkPath(link.code),
    };
  }

  /** Counts that its page was opened; by whom is not kept. */
  async noteOpened(code: string): Promise<boolean> {
    const { code: typed } = parseInput(paymentLinkSchema, { code });
    return (await this.queries.count(noteOpenedStatement, { code: typed.toLowerCase() })) > 0;
  }
}
