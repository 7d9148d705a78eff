import {
  majorText,
  minorOf,
  orderErrors,
  type PaymentMethod,
  type RefundState,
} from '@lyceum/contracts/payments';
import { CONFIG, type Config, DomainError, OutgoingCalls } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import {
  type ApprovedPayment,
  type BegunPayment,
  type IncomingReport,
  type Movement,
  noted,
  type PaymentProvider,
  type Report,
  type WantedPayment,
  type WantedRefund,
} from '../payment-provider.port';
import { PaypalApi, PaypalRefusal } from './paypal-api';
import {
  paypalCaptureSchema,
  paypalDisputeSchema,
  type PaypalEvent,
  paypalEventSchema,
  paypalOrderSchema,
  paypalRefundSchema,
  type PaypalTransaction,
  paypalTransactionsSchema,
} from './paypal-event.schema';
import { PaypalSignature } from './paypal-signature';

export const paypalName = 'paypal';

/** PayPal's longest description of what is bought. */
const descriptionLength = 127;

/** PayPal's words for what became of a refund; until then it is on its way. */
const stateOf: Readonly<Record<string, RefundState>> = {
  COMPLETED: 'REFUNDED',
  FAILED: 'REFUSED',
  CANCELLED: 'REFUSED',
};

const isId = (text: string | undefined): text is string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text ?? '');

type PaypalConfig = Pick<
  Config,
  'PAYPAL_CLIENT_ID' | 'PAYPAL_SECRET' | 'PAYPAL_WEBHOOK_ID' | 'PAYPAL_API_URL'
>;

/**
 * PayPal, by its Orders API: the buyer agrees on PayPal's own page, and we take what they agreed to once PayPal reports it. Our attempt's
 * id is the `custom_id` of everything, and of a refund its own id the `invoice_id`.
 */
@Injectable()
export class PaypalProvider implements PaymentProvider {
  readonly name = paypalName;
  readonly methods: readonly PaymentMethod[] = ['PAYPAL'];
  private readonly api: PaypalApi | null;
  private readonly signature: PaypalSignature | null;

  constructor(@Inject(CONFIG) config: PaypalConfig, outgoing: OutgoingCalls) {
    const { PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId } = config;
    const { PAYPAL_API_URL: apiUrl } = config;
    const api = clientId && secret ? new PaypalApi({ apiUrl, clientId, secret }, outgoing) : null;
    this.api = api;
    this.signature = api && webhookId ? new PaypalSignature(webhookId, apiUrl, (url) => api.text(url)) : null;
  }

  /** Whether account and webhook are set. */
  get isConfigured(): boolean {
    return this.signature !== null;
  }

  async begin({ attemptId, amountMinor, currency, title, returnUrl }: WantedPayment): Promise<BegunPayment> {
    const value = majorText(amountMinor, currency);
    const unit = {
      custom_id: attemptId,
      description: title.slice(0, descriptionLength),
      amount: { currency_code: currency, value },
    };
    const context = {
      return_url: returnUrl,
      cancel_url: returnUrl,
      user_action: 'PAY_NOW',
      shipping_preference: 'NO_SHIPPING',
      // What is paid here is delivered at once.
      payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
    };
    const body = {
      intent: 'CAPTURE',
      purchase_units: [unit],
      payment_source: { paypal: { experience_context: context } },
    };
    const order = await this.call('/v2/checkout/orders', { method: 'POST', body, key: attemptId });
    const { id: ref, links } = paypalOrderSchema.parse(order);
    const page = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
    if (!page) throw new Error(`PayPal has no page for the order ${ref}`);
    return { ref, pageUrl: page.href };
  }

  async capture({ attemptId, ref }: ApprovedPayment): Promise<string | null> {
    try {
      const path = `/v2/checkout/orders/${encodeURIComponent(ref)}/capture`;
      await this.call(path, { method: 'POST', body: {}, key: `capture-${attemptId}` });
    } catch (error) {
      if (!(error instanceof PaypalRefusal)) throw error;
      // Another process was faster, or it was asked for before an answer was lost.
      if (error.issue !== 'ORDER_ALREADY_CAPTURED') return error.description || 'The payment was declined.';
    }
    return null;
  }

  async refund({ refundId, attemptId, ref, amountMinor, currency }: WantedRefund): Promise<RefundState> {
    const capture = encodeURIComponent(await this.captureOf(ref));
    const body = {
      amount: { currency_code: currency, value: majorText(amountMinor, currency) },
      custom_id: attemptId,
      invoice_id: refundId,
    };
    const path = `/v2/payments/captures/${capture}/refund`;
    try {
      const refund = await this.call(path, { method: 'POST', body, key: `refund-${refundId}` });
      return stateOf[paypalRefundSchema.parse(refund).status ?? ''] ?? 'REQUESTED';
    } catch (error) {
      // Disputed, given back on its own pages, or too much: no later call changes that.
      if (error instanceof PaypalRefusal && error.status === 422) return 'REFUSED';
      throw error;
    }
  }

  async movements(from: Date, until: Date): Promise<Movement[]> {
    const found: Movement[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = new URLSearchParams({
        start_date: from.toISOString(),
        end_date: until.toISOString(),
        fields: 'transaction_info',
        page_size: '500',
        page: String(page),
      });
      const answer = await this.call(`/v1/reporting/transactions?${query.toString()}`, { method: 'GET' });
      const { transaction_details: details, total_pages: of } = paypalTransactionsSchema.parse(answer);
      pages = of;
      found.push(...details.flatMap(({ transaction_info: info }) => movementOf(info) ?? []));
    }
    return found;
  }

  async read(incoming: IncomingReport): Promise<Report> {
    if (!(await this.signature?.isRight(incoming))) throw new DomainError(orderErrors.BAD_SIGNATURE);
    const event = paypalEventSchema.parse(JSON.parse(incoming.body.toString('utf8')));
    switch (event.event_type) {
      case 'CHECKOUT.ORDER.APPROVED':
        return approvedReport(event);
      case 'PAYMENT.CAPTURE.COMPLETED':
      case 'PAYMENT.CAPTURE.DENIED':
      case 'PAYMENT.CAPTURE.DECLINED':
        return captureReport(event);
      case 'PAYMENT.CAPTURE.REFUNDED':
        return this.refundReport(event);
      case 'CUSTOMER.DISPUTE.CREATED':
      case 'CUSTOMER.DISPUTE.RESOLVED':
        return this.disputeReport(event);
      default:
        return noted(event.id);
    }
  }

  /** What is given back in PayPal's own pages names the payment that it is of. */
  private async refundReport({ id, resource }: PaypalEvent): Promise<Report> {
    const { custom_id: custom, invoice_id: invoice, amount, links } = paypalRefundSchema.parse(resource);
    const payment = links.find(({ rel }) => rel === 'up')?.href;
    const attemptId = isId(custom) ? custom : payment && (await this.attemptOf(new URL(payment).pathname));
    if (!attemptId) return noted(id);
    const refundId = isId(invoice) ? invoice : null;
    return { ...noted(id), kind: 'REFUNDED', attemptId, ref: payment ?? '', ...amount, refundId };
  }

  private async disputeReport({ id, event_type: type, resource }: PaypalEvent): Promise<Report> {
    const dispute = paypalDisputeSchema.parse(resource);
    const [transaction] = dispute.disputed_transactions;
    const ref = transaction?.seller_transaction_id ?? '';
    const attemptId = await this.attemptOf(`/v2/payments/captures/${encodeURIComponent(ref)}`);
    if (!attemptId) return noted(id);
    const isWon = dispute.dispute_outcome?.outcome_code !== 'RESOLVED_BUYER_FAVOUR';
    const decided = isWon ? 'DISPUTE_WON' : 'DISPUTE_LOST';
    return {
      ...noted(id),
      kind: type === 'CUSTOMER.DISPUTE.CREATED' ? 'DISPUTE_OPENED' : decided,
      attemptId,
      ref,
      ...dispute.dispute_amount,
      dispute: {
        ref: dispute.dispute_id,
        reason: dispute.reason,
        dueAt: dispute.seller_response_due_date ?? null,
      },
    };
  }

  /** Whose payment it is; null of one that is not of ours. */
  private async attemptOf(path: string): Promise<string | null> {
    const { custom_id: attemptId } = paypalCaptureSchema.parse(await this.call(path, { method: 'GET' }));
    return isId(attemptId) ? attemptId : null;
  }

  private async captureOf(ref: string): Promise<string> {
    const path = `/v2/checkout/orders/${encodeURIComponent(ref)}`;
    const { purchase_units: units } = paypalOrderSchema.parse(await this.call(path, { method: 'GET' }));
    const [capture] = units.flatMap(({ payments }) => payments?.captures ?? []);
    if (!capture) throw new Error(`Nothing was paid by the order ${ref}`);
    return capture.id;
  }

  private call(...call: Parameters<PaypalApi['call']>): Promise<unknown> {
    if (!this.api) throw new DomainError(orderErrors.METHOD_NOT_OFFERED);
    return this.api.call(...call);
  }
}

/** Null of what is neither paid nor given back, or did not succeed. */
function movementOf(info: PaypalTransaction): Movement | null {
  const {
    transaction_event_code: code,
    transaction_amount: amount,
    fee_amount: fee,
    custom_field: custom,
  } = info;
  const isRefund = code === 'T1107';
  if (info.transaction_status !== 'S' || !(isRefund || code.startsWith('T00'))) return null;
  // Of what leaves the account PayPal lists less than nothing.
  const minor = (value: string): number => minorOf(value.replace(/^-/, ''), amount.currency_code);
  return {
    id: info.transaction_id,
    kind: isRefund ? 'REFUNDED' : 'PAID',
    attemptId: isId(custom) ? custom : null,
    refundId: isRefund && isId(info.invoice_id) ? info.invoice_id : null,
    amountMinor: minor(amount.value),
    currency: amount.currency_code,
    feeMinor: !isRefund && fee?.currency_code === amount.currency_code ? minor(fee.value) : 0,
    at: new Date(info.transaction_initiation_date),
  };
}

function approvedReport({ id, resource }: PaypalEvent): Report {
  const { id: ref, purchase_units: units } = paypalOrderSchema.parse(resource);
  const attemptId = units.map(({ custom_id: custom }) => custom).find(isId);
  return attemptId ? { ...noted(id), kind: 'APPROVED', attemptId, ref } : noted(id);
}

function captureReport({ id, event_type: type, resource }: PaypalEvent): Report {
  const capture = paypalCaptureSchema.parse(resource);
  const { id: ref, custom_id: attemptId, amount } = capture;
  if (!isId(attemptId)) return noted(id);
  const said = { ...noted(id), attemptId, ref, ...amount };
  if (type !== 'PAYMENT.CAPTURE.COMPLETED')
    return { ...said, kind: 'DECLINED', decline: 'The payment was declined.' };
  const feeMinor = capture.seller_receivable_breakdown?.paypal_fee?.amountMinor ?? 0;
  return { ...said, kind: 'PAID', feeMinor };
}
