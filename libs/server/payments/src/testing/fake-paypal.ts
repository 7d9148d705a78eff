import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import { Answers, type FakeCall, FakeServer, textOf } from '@lyceum/testing/fake-server';

/** What the fake was asked for. */
export interface PaypalCall extends FakeCall {
  readonly body: Record<string, unknown>;
  readonly key: string | undefined;
}

interface Signed {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

const token = `A21.${randomUUID()}`;

/** Speaks so much of PayPal's wire protocol as the adapter uses: token, orders, captures, refunds, its certificate and signed reports. */
export class FakePaypal extends FakeServer<PaypalCall> {
  /** Our attempts by the payments that they are paid with. */
  readonly attempts = new Map<string, string>();
  /** Certificates that were asked for. */
  readonly certificates: string[] = [];
  /** Why the next capture or refund is refused: `INSTRUMENT_DECLINED`. */
  refusal: string | null = null;
  readonly webhookId = 'WH-OF-A-TEST';
  /** What its account lists, one a page. */
  listed: object[] = [];
  private readonly answers = new Answers();
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly other = generateKeyPairSync('rsa', { modulusLength: 2048 });

  /** A report as PayPal sends it, by its own key or by somebody else's. */
  signed(event: object, { at = new Date(), byOther = false } = {}): Signed {
    const body = Buffer.from(JSON.stringify(event));
    const [id, time] = [randomUUID(), at.toISOString()];
    const said = Buffer.from([id, time, this.webhookId, String(crc32(body))].join('|'));
    const { privateKey } = byOther ? this.other : this.keys;
    const headers = {
      'paypal-transmission-sig': sign('sha256', said, privateKey).toString('base64'),
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-cert-url': `${this.url}/v1/notifications/certs/CERT-1`,
      'paypal-auth-algo': 'SHA256withRSA',
    };
    return { body, headers };
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const path = request.url ?? '';
    if (path.startsWith('/v1/notifications/certs/')) {
      this.certificates.push(path);
      const isOwn = path.endsWith('/CERT-1');
      response.statusCode = isOwn ? 200 : 404;
      response.end(isOwn ? this.keys.publicKey.export({ type: 'spki', format: 'pem' }) : 'There is none.');
      return;
    }
    const [status, body] = path === '/v1/oauth2/token' ? tokenOf(request, text) : this.done(request, text);
    if (this.trouble === 'HANGS' || this.holds(path)) return;
    response.writeHead(this.trouble ?? status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(this.trouble === null ? body : { name: 'NOT_NOW' }));
  }

  private done(request: IncomingMessage, text: string): [status: number, body: object] {
    if (request.headers.authorization !== `Bearer ${token}`) return [401, { name: 'AUTHENTICATION_FAILURE' }];
    const path = request.url ?? '';
    const key = request.headers['paypal-request-id'] as string | undefined;
    const body = (text === '' ? {} : JSON.parse(text)) as PaypalCall['body'];
    this.calls.push({ path, body, key });
    if (this.trouble !== null) return [this.trouble === 'HANGS' ? 200 : this.trouble, {}];
    if (/\/(capture|refund)$/.test(path) && this.refusal !== null)
      return [422, { details: [{ issue: this.refusal, description: 'The bank says no.' }] }];
    return [200, this.answers.once(key, () => this.made(path, body))];
  }

  private made(path: string, body: PaypalCall['body']): object {
    if (path.startsWith('/v1/reporting/transactions')) {
      const page = Number(new URL(path, this.url).searchParams.get('page'));
      const shown = this.listed.slice(page - 1, page);
      return {
        transaction_details: shown.map((info) => ({ transaction_info: info })),
        total_pages: Math.max(1, this.listed.length),
      };
    }
    const [, order] = /^\/v2\/checkout\/orders\/([\w-]+)/.exec(path) ?? [];
    const [, capture, isRefund] = /^\/v2\/payments\/captures\/([\w-]+)(\/refund)?$/.exec(path) ?? [];
    if (isRefund) return { id: `RE-${randomUUID()}`, status: 'COMPLETED', ...body };
    const amount = { value: '180.00', currency_code: 'USD' };
    if (capture) return { id: capture, amount, custom_id: this.attempts.get(capture) };
    if (order)
      return {
        id: order,
        status: 'COMPLETED',
        purchase_units: [{ payments: { captures: [{ id: `CA-${order}` }] } }],
      };
    const id = `OR-${randomUUID()}`;
    const links = [{ rel: 'payer-action', href: `https://paypal.example/checkoutnow?token=${id}` }];
    return { id, status: 'PAYER_ACTION_REQUIRED', links };
  }
}

function tokenOf({ headers }: IncomingMessage, text: string): [status: number, body: object] {
  const isRight =
    headers.authorization ===
      `Basic ${Buffer.from('client-of-a-test:secret-of-a-test').toString('base64')}` &&
    text === 'grant_type=client_credentials';
  return isRight ? [200, { access_token: token, expires_in: 32_400 }] : [401, { error: 'invalid_client' }];
}
