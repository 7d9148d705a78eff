import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FakeCall, FakeServer, textOf } from '@lyceum/testing/fake-server';

/** What the fake was asked for. */
interface ZoomCall extends FakeCall {
  readonly method: string;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Signed {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

const [accountId, clientId, clientSecret] = ['account-of-a-test', 'client-of-a-test', 'secret-of-a-test'];

/** Speaks so much of Zoom's REST API as the adapter uses: tokens, meetings and signed reports. */
export class FakeZoom extends FakeServer<ZoomCall> {
  readonly webhookSecret = 'webhook-secret-of-a-test';
  /** How often a token was asked for. */
  tokens = 0;
  /** Meetings by their number. */
  readonly meetings = new Map<string, 'waiting' | 'started'>();
  /** Whether addresses of meetings have their password in them, as an account is set up to. */
  embedsPasswords = true;
  private readonly valid = new Set<string>();
  private latest = 80_000_000_000;

  /** The variables of a server that uses it. */
  get environment(): Record<string, string> {
    return {
      ZOOM_ACCOUNT_ID: accountId,
      ZOOM_CLIENT_ID: clientId,
      ZOOM_CLIENT_SECRET: clientSecret,
      ZOOM_WEBHOOK_SECRET: this.webhookSecret,
      ZOOM_HOST: 'calls@school.example',
      ZOOM_API_URL: this.url,
      ZOOM_TOKEN_URL: this.url,
    };
  }

  /** Zoom ends all tokens before their time. */
  withdrawTokens(): void {
    this.valid.clear();
  }

  /** A report as Zoom sends it; by another secret, or from a while ago, if that is wanted. */
  signed(event: object, { secret = this.webhookSecret, secondsAgo = 0 } = {}): Signed {
    const body = Buffer.from(JSON.stringify(event));
    const time = String(Math.floor(Date.now() / 1_000) - secondsAgo);
    const mark = createHmac('sha256', secret)
      .update(`v0:${time}:${body.toString('utf8')}`)
      .digest('hex');
    return {
      body,
      headers: {
        'x-zm-request-timestamp': time,
        'x-zm-signature': `v0=${mark}`,
        'content-type': 'application/json',
      },
    };
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const path = request.url ?? '';
    const [status, said] = this.trouble === null ? this.done(request, path, text) : [this.trouble, {}];
    if (status === 'HANGS') return;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? undefined : JSON.stringify(said));
  }

  private isValid({ headers }: IncomingMessage): boolean {
    return this.valid.has((headers.authorization ?? '').replace('Bearer ', ''));
  }

  private done(request: IncomingMessage, path: string, text: string): [status: number, body: object] {
    if (path === '/oauth/token') return this.token(request, text);
    if (!this.isValid(request)) return [401, { code: 124 }];
    const body = (text === '' ? {} : JSON.parse(text)) as ZoomCall['body'];
    const { method = '' } = request;
    this.calls.push({ path, method, body });
    if (method === 'POST' && /^\/v2\/users\/[^/]+\/meetings$/.test(path)) return [201, this.meeting(body)];
    const [, id = '', part] = /^\/v2\/meetings\/(\d+)(?:\/(status))?$/.exec(path) ?? [];
    const status = this.meetings.get(id);
    if (status === undefined) return [404, { code: 3001 }];
    if (method === 'GET') return [200, { id: Number(id), status }];
    // Ended is only what goes on, and deleted only what does not.
    if ((part === 'status') !== (status === 'started')) return [400, { code: 3002 }];
    if (part === 'status') this.meetings.set(id, 'waiting');
    else this.meetings.delete(id);
    return [204, {}];
  }

  private token({ headers }: IncomingMessage, text: string): [status: number, body: object] {
    this.tokens += 1;
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const form = new URLSearchParams(text);
    const isRight =
      headers.authorization === basic &&
      form.get('grant_type') === 'account_credentials' &&
      form.get('account_id') === accountId;
    if (!isRight) return [400, { reason: 'Invalid client_id or client_secret' }];
    const value = randomUUID();
    this.valid.add(value);
    return [200, { access_token: value, token_type: 'bearer', expires_in: 3_599 }];
  }

  private meeting({ password }: ZoomCall['body']): object {
    const id = (this.latest += 1);
    this.meetings.set(String(id), 'waiting');
    const hasPassword = this.embedsPasswords && typeof password === 'string' && password !== '';
    const at = `${this.url}/j/${String(id)}${hasPassword ? '?pwd=abc' : ''}`;
    return {
      id,
      uuid: `${randomUUID()}==`,
      join_url: at,
      start_url: `${this.url}/s/${String(id)}?zak=of-the-host`,
    };
  }
}
