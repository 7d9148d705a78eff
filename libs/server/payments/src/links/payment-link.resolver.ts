import { type PaymentLinkInput, paymentLinkSchema } from '@lyceum/contracts/payments';
import { Arguments, Public } from '@lyceum/kernel';
import { Query, Resolver } from '@nestjs/graphql';
import { PaymentLinkModel } from './payment-link.model';
import { PaymentLinkPageService } from './payment-link-page.service';

@Resolver(() => PaymentLinkModel)
export class PaymentLinkResolver {
  constructor(private readonly pages: PaymentLinkPageService) {}

  @Public()
  @Query(() => PaymentLinkModel, { description: 'A payment link, for whoever has it.' })
  getPaymentLink(@Arguments(paymentLinkSchema) input: PaymentLinkInput): Promise<PaymentLinkModel> {
    return this.pages.page(input);
  }
}
