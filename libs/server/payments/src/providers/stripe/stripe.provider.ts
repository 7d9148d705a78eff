import {
  isPayable,
  orderErrors,
  paymentLimits,
  type PaymentMethod,
  type RefundState,
} from '@lyceum/contracts/payments';
import { CONFIG, type Config, DomainError, OutgoingCalls } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import {
  type BegunPayment,
  type IncomingReport,
  type Movement,
  noted,
  type PaymentProvider,
  type Report,
  type WantedPayment,
  type WantedRefund,
} from '../payment-provider.port';
import {
  refundedBeforeSchema,
  stripeChargeSchema,
  stripeDisputeSchema,
  type StripeEvent,
  stripeEventSchema,
  type StripeMovement,
  stripeMovementSchema,
  stripePaymentSchema,
  stripeRefundSchema,
  stripeSessionSchema,
} from './stripe-event.schema';

export const stripeName = 'stripe';

/** Stripe's names of ways to pay. */
const typeOf: Readonly<Partial<Record<PaymentMethod, 'card' | 'alipay' | 'wechat_pay'>>> = {
  CARD: 'card',
  ALIPAY: 'alipay',
  WECHATPAY: 'wechat_pay',
};

/** Under which a refund of ours is asked for: what Stripe reports of it names the key of the call. */
const refundKey = (refundId: string): string => `refund-${refundId}`;

/** Stripe's words for what became of a refund; until then it is on its way. */
const stateOf: Readonly<Record<string, RefundState>> = {
  succeeded: 'REFUNDED',
  failed: 'REFUSED',
  canceled: 'REFUSED',
};

type StripeConfig = Pick<
  Config,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL' | 'STRIPE_METHODS'
>;

/**
 * Stripe, by its hosted Checkout: the buyer pays on Stripe's own page, so that no card number and no script of Stripe's is ever on
 * ours. A session carries our attempt's id, which the charge it leads to has as well.
 */
@Injectable()
export class StripeProvider implements PaymentProvider {
  readonly name = stripeName;
  readonly methods: readonly PaymentMethod[];
  private readonly target: string;
  private loading: Promise<Stripe> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: StripeConfig,
    private readonly outgoing: OutgoingCalls,
  ) {
    this.methods = config.STRIPE_METHODS;
    this.target = `payments by ${new URL(config.STRIPE_API_URL).hostname}`;
  }

  /** Whether both secrets are set. */
  get isConfigured(): boolean {
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = this.config;
    return STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET !== undefined;
  }

  async begin({
    attemptId,
    method,
    amountMinor,
    currency,
    title,
    returnUrl,
  }: WantedPayment): Promise<BegunPayment> {
    const type = typeOf[method];
    if (!type) throw new DomainError(orderErrors.METHOD_NOT_OFFERED);
    if (!isPayable(amountMinor, currency)) throw new DomainError(orderErrors.AMOUNT_NOT_TAKEN);
    const metadata = { attemptId };
    const session = await this.call((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: attemptId,
          metadata,
          payment_intent_data: { metadata },
          allowed_payment_method_types: [type],
          ...(type === 'wechat_pay' && { payment_method_options: { wechat_pay: { client: 'web' } } }),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amountMinor,
                product_data: { name: title },
              },
            },
          ],
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        { idempotencyKey: attemptId },
      ),
    );
    const { id: ref, url } = stripeSessionSchema.parse(session);
    if (!url) throw new Error(`Stripe has no page for the session ${ref}`);
    return { ref, pageUrl: url };
  }

  async refund({ refundId, attemptId, ref, amountMinor }: WantedRefund): Promise<RefundState> {
    const intent = ref.startsWith('cs_') ? await this.intentOf(ref) : ref;
    try {
      const { status } = await this.call((stripe) =>
        stripe.refunds.create(
          { payment_intent: intent, amount: amountMinor, metadata: { attemptId, refundId } },
          { idempotencyKey: refundKey(refundId) },
        ),
      );
      return stateOf[status ?? ''] ?? 'REQUESTED';
    } catch (error) {
      // Disputed, given back in its dashboard, or too much: no later call changes that.
      if (isOfType(error, 'StripeInvalidRequestError')) return 'REFUSED';
      throw error;
    }
  }

  async movements(from: Date, until: Date): Promise<Movement[]> {
    const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
    const created = { gte: seconds(from), lte: seconds(until) };
    const rows = await this.call((stripe) =>
      stripe.balanceTransactions
        .list({ created, limit: 100, expand: ['data.source', 'data.source.charge'] })
        .autoPagingToArray({ limit: mostMovements }),
    );
    // What is older than the rows that fit would look as if Stripe did not know it.
    if (rows.length === mostMovements)
      throw new Error(`Stripe lists more than ${String(mostMovements)} rows`);
    return rows.flatMap((row) => movementOf(stripeMovementSchema.parse(row)) ?? []);
  }

  async read({ body, headers }: IncomingReport): Promise<Report> {
    const event = stripeEventSchema.parse(await this.verified(body, headers['stripe-signature']));
    const isOfDispute = event.type === 'charge.dispute.created' || event.type === 'charge.dispute.closed';
    return isOfDispute ? this.disputeReport(event) : reportOf(event);
  }

  /** A dispute names the payment it is of, and that alone our attempt. */
  private async disputeReport({ id, type, data }: StripeEvent): Promise<Report> {
    const dispute = stripeDisputeSchema.parse(data.object);
    const { payment_intent: ref, amount: amountMinor, currency, status, reason } = dispute;
    const payment = ref && (await this.call((stripe) => stripe.paymentIntents.retrieve(ref)));
    const { attemptId } = stripePaymentSchema.parse(payment || {}).metadata;
    if (!ref || attemptId === undefined) return noted(id);
    const decided = status === 'lost' ? 'DISPUTE_LOST' : 'DISPUTE_WON';
    const kind = type === 'charge.dispute.created' ? 'DISPUTE_OPENED' : decided;
    const due = dispute.evidence_details?.due_by;
    const dueAt = due ? new Date(due * 1000).toISOString() : null;
    return {
      ...noted(id),
      kind,
      attemptId,
      ref,
      amountMinor,
      currency,
      dispute: { ref: dispute.id, reason, dueAt },
    };
  }

  /** @throws DomainError ORDER_BAD_SIGNATURE */
  private async verified(body: Buffer, header: string | string[] | undefined): Promise<unknown> {
    const secret = this.config.STRIPE_WEBHOOK_SECRET;
    const signature = String(header);
    const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
    // The library looks at the age alone: a clock that is ahead would be believed for ever.
    if (secret && this.isConfigured && seconds - Date.now() / 1000 <= paymentLimits.signatureSeconds)
      try {
        const { webhooks } = await this.client();
        return webhooks.constructEvent(body, signature, secret, paymentLimits.signatureSeconds);
      } catch {
        // Below.
      }
    throw new DomainError(orderErrors.BAD_SIGNATURE);
  }

  private async intentOf(sessionId: string): Promise<string> {
    const session = await this.call((stripe) => stripe.checkout.sessions.retrieve(sessionId));
    const { payment_intent: intent } = stripeSessionSchema.parse(session);
    if (!intent) throw new Error(`Nothing was paid in the session ${sessionId}`);
    return intent;
  }

  private async call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = await this.client();
    return this.outgoing.call(this.target, () => work(stripe), { isOutage });
  }

  /** Loaded when it is first needed: most installations have no Stripe, and its package is as large as the GraphQL server. @throws DomainError ORDER_METHOD_NOT_OFFERED */
  private client(): Promise<Stripe> {
    const { STRIPE_SECRET_KEY: key } = this.config;
    if (key === undefined) throw new DomainError(orderErrors.METHOD_NOT_OFFERED);
    this.loading ??= connect(key, new URL(this.config.STRIPE_API_URL));
    return this.loading;
  }
}

async function connect(key: string, { hostname, port, protocol }: URL): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(key, {
    host: hostname,
    ...(port !== '' && { port: Number(port) }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    // Whoever waits asks again, under the same key; nothing of us is told beside what is paid.
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: StripeClient.createFetchHttpClient(),
  });
}

/** Rows of Stripe's balance that are read at most at one time. */
const mostMovements = 10_000;

/** Null of what is neither paid nor given back: payouts, disputes, Stripe's own fees. */
function movementOf({ id, fee, currency, created, source }: StripeMovement): Movement | null {
  if (!source || (source.object !== 'charge' && source.object !== 'refund')) return null;
  const isPaid = source.object === 'charge';
  return {
    id,
    kind: isPaid ? 'PAID' : 'REFUNDED',
    attemptId: source.metadata.attemptId ?? source.charge?.metadata.attemptId ?? null,
    refundId: source.metadata.refundId ?? null,
    amountMinor: source.amount,
    currency: source.currency,
    feeMinor: isPaid && currency === source.currency ? fee : 0,
    at: new Date(created * 1000),
  };
}

/** Stripe is away, or not itself; a refusal is an answer. */
const isOutage = (error: unknown): boolean =>
  isOfType(error, 'StripeConnectionError') || isOfType(error, 'StripeAPIError');

/** By the name that Stripe's errors carry: the classes come with the package. */
const isOfType = (error: unknown, type: string): boolean =>
  error instanceof Error && 'type' in error && error.type === type;

/** What an event says in our words. Stripe's fee is on its own books, and told by none of them. */
function reportOf(event: StripeEvent): Report {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return sessionReport(event);
    case 'charge.refunded':
      return refundReport(event);
    case 'refund.failed':
      return refusalReport(event);
    default:
      return noted(event.id);
  }
}

/** A session is completed before some ways to pay have paid. */
function sessionReport({ id: eventId, type, data }: StripeEvent): Report {
  const session = stripeSessionSchema.parse(data.object);
  const { attemptId } = session.metadata;
  const isDeclined = type === 'checkout.session.async_payment_failed';
  if (attemptId === undefined || (!isDeclined && session.payment_status !== 'paid')) return noted(eventId);
  return {
    ...noted(eventId),
    kind: isDeclined ? 'DECLINED' : 'PAID',
    attemptId,
    ref: session.payment_intent ?? session.id,
    amountMinor: session.amount_total ?? 0,
    currency: session.currency ?? 'XXX',
    decline: isDeclined ? 'The payment was declined.' : null,
  };
}

/** A refund of ours names us, as we asked for it. */
function refusalReport({ id: eventId, data }: StripeEvent): Report {
  const { id: ref, amount: amountMinor, currency, metadata } = stripeRefundSchema.parse(data.object);
  const { attemptId, refundId } = metadata;
  if (attemptId === undefined || refundId === undefined) return noted(eventId);
  return { ...noted(eventId), kind: 'REFUND_REFUSED', attemptId, ref, amountMinor, currency, refundId };
}

/** Of a charge Stripe tells what went back in all, and what had before. */
function refundReport({ id: eventId, data, request }: StripeEvent): Report {
  const charge = stripeChargeSchema.parse(data.object);
  const { attemptId } = charge.metadata;
  if (attemptId === undefined) return noted(eventId);
  const before = refundedBeforeSchema.parse(data.previous_attributes);
  const [, refundId = null] = /^refund-([\da-f-]{36})$/.exec(request?.idempotency_key ?? '') ?? [];
  return {
    ...noted(eventId),
    kind: 'REFUNDED',
    attemptId,
    ref: charge.payment_intent ?? charge.id,
    amountMinor: charge.amount_refunded - before.amount_refunded,
    currency: charge.currency,
    refundId,
  };
}
