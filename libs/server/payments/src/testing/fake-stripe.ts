import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Answers, type FakeCall, FakeServer, textOf } from '@lyceum/testing/fake-server';

/** What the fake was asked for, as Stripe's form has it: `line_items[0][quantity]`. */
export interface StripeCall extends FakeCall {
  readonly form: URLSearchParams;
  readonly key: string | undefined;
}

/** Speaks so much of Stripe's wire protocol as the adapter uses, idempotency keys included. */
export class FakeStripe extends FakeServer<StripeCall> {
  /** Our attempts by the payments that they are paid with, of which a dispute names one. */
  readonly attempts = new Map<string, string>();
  /** What becomes of the next refunds; 'DISPUTED': it takes none. */
  refunds: 'succeeded' | 'failed' | 'pending' | 'DISPUTED' = 'succeeded';
  /** What its balance lists. */
  listed: object[] = [];
  private readonly answers = new Answers();

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await textOf(request));
    const key = request.headers['idempotency-key'] as string | undefined;
    const path = request.url ?? '';
    this.calls.push({ path, form, key });
    if (this.trouble === 'HANGS') return;
    if (path === '/v1/refunds' && this.refunds === 'DISPUTED') {
      response.writeHead(400, { 'content-type': 'application/json', 'request-id': 'req_fake' });
      const error = { type: 'invalid_request_error', code: 'charge_disputed', message: 'It is disputed.' };
      response.end(JSON.stringify({ error }));
      return;
    }
    const status = this.trouble ?? 200;
    const body =
      status === 200
        ? this.answers.once(key, () => this.made(path, form))
        : { error: { message: 'Not now.' } };
    if (this.holds(path)) return;
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' });
    response.end(JSON.stringify(body));
  }

  private made(path: string, form: URLSearchParams): object {
    if (path.startsWith('/v1/balance_transactions'))
      return { object: 'list', data: this.listed, has_more: false, url: '/v1/balance_transactions' };
    const [, intent] = /^\/v1\/payment_intents\/([\w-]+)$/.exec(path) ?? [];
    if (intent !== undefined)
      return { id: intent, object: 'payment_intent', metadata: { attemptId: this.attempts.get(intent) } };
    const [, id = `cs_${randomUUID()}`] = /^\/v1\/checkout\/sessions\/(cs_[\w-]+)$/.exec(path) ?? [];
    if (path.startsWith('/v1/checkout/sessions'))
      return {
        id,
        object: 'checkout.session',
        url: `https://checkout.stripe.example/${id}`,
        payment_intent: `pi_${id}`,
      };
    return {
      id: `re_${randomUUID()}`,
      object: 'refund',
      status: this.refunds,
      amount: Number(form.get('amount')),
    };
  }
}
