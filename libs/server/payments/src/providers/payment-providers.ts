import type { PaymentMethod } from '@lyceum/contracts/payments';
import { CONFIG, type Config } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { PaymentProvider } from './payment-provider.port';
import { SandboxProvider } from './sandbox/sandbox.provider';
import { PaypalProvider } from './paypal/paypal.provider';
import { StripeProvider } from './stripe/stripe.provider';

/** The providers that are configured here. Where two take a way to pay, the one of real money does. */
@Injectable()
export class PaymentProviders {
  /** In the order in which they are asked. */
  readonly all: readonly PaymentProvider[];
  /** Whether schools get an invoice here. */
  readonly takesPurchaseOrders: boolean;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'takesSandboxPayments' | 'invoiceIssuer'>,
    sandbox: SandboxProvider,
    stripe: StripeProvider,
    paypal: PaypalProvider,
  ) {
    this.takesPurchaseOrders = config.invoiceIssuer.length > 0;
    this.all = [
      ...(stripe.isConfigured ? [stripe] : []),
      ...(paypal.isConfigured ? [paypal] : []),
      ...(config.takesSandboxPayments ? [sandbox] : []),
    ];
  }

  /** Ways to pay here. */
  get methods(): PaymentMethod[] {
    const online = this.all.flatMap(({ methods }) => methods);
    return [...new Set([...online, ...(this.takesPurchaseOrders ? (['PO'] as const) : [])])];
  }

  /** Who takes this way to pay. */
  of(method: PaymentMethod): PaymentProvider | undefined {
    return this.all.find(({ methods }) => methods.includes(method));
  }

  named(name: string): PaymentProvider | undefined {
    return this.all.find((provider) => provider.name === name);
  }
}
