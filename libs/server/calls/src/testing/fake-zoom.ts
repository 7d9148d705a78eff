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

interface RecordedMeeting {
  readonly uuid: string;
  readonly startedAt: Date;
  /** An hour after it began unless said otherwise. */
  readonly endedAt?: Date;
  readonly film: Buffer;
  /** Where its files are said to be; at the fake unless said otherwise. */
  readonly host?: string;
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
  /** In whose name the meetings are, as Zoom says it; the account's own person unless said otherwise. */
  hostEmail = 'Calls@school.example';
  /** Numbers of meetings that nobody may ask about. */
  readonly refused = new Set<string>();
  /** What was recorded, by the number of the meeting: one meeting of it. */
  readonly recorded = new Map<string, RecordedMeeting>();
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
    if (path.startsWith('/rec/') && this.trouble === null) return this.give(request, response, path);
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
    if ([...this.refused].some((number) => path.includes(`/${number}`))) return [400, { code: 300 }];
    const recorded = method === 'GET' ? this.recordingsAt(path) : null;
    if (recorded) return recorded;
    const [, id = '', part] = /^\/v2\/meetings\/(\d+)(?:\/(status))?$/.exec(path) ?? [];
    const status = this.meetings.get(id);
    if (status === undefined) return [404, { code: 3001 }];
    if (method === 'GET') {
      const of = { host_id: 'id-of-a-host', host_email: this.hostEmail };
      return [200, { id: Number(id), status, ...of, join_url: `${this.url}/j/${id}?pwd=abc` }];
    }
    // Ended is only what goes on, and deleted only what does not.
    if ((part === 'status') !== (status === 'started')) return [400, { code: 3002 }];
    if (part === 'status') this.meetings.set(id, 'waiting');
    else this.meetings.delete(id);
    return [204, {}];
  }

  /** Past meetings and what was recorded of them. */
  private recordingsAt(path: string): [status: number, body: object] | null {
    const [, number = ''] = /^\/v2\/past_meetings\/(\d+)\/instances$/.exec(path) ?? [];
    if (number !== '') {
      const one = this.recorded.get(number);
      const meetings = one ? [{ uuid: one.uuid, start_time: one.startedAt.toISOString() }] : [];
      return [200, { meetings }];
    }
    const [, named = ''] = /^\/v2\/meetings\/([^/]+)\/recordings$/.exec(path) ?? [];
    if (named === '') return null;
    const uuid = decodeURIComponent(named.includes('%25') ? decodeURIComponent(named) : named);
    const found = [...this.recorded].find(([, one]) => one.uuid === uuid);
    if (!found) return [404, { code: 3301 }];
    const [id, { film, startedAt, host = this.url, endedAt }] = found;
    const ended = endedAt ?? new Date(startedAt.getTime() + 3_500_000);
    const file = (type: string, kind: string) => ({
      file_type: type,
      recording_type: kind,
      file_size: film.length,
      recording_start: startedAt.toISOString(),
      recording_end: ended.toISOString(),
      status: 'completed',
      download_url: `${host}/rec/download/${id}`,
    });
    const files = [file('MP4', 'shared_screen_with_speaker_view'), file('M4A', 'audio_only')];
    return [200, { uuid, id: Number(id), recording_files: files }];
  }

  /** A file in the part that is asked for: where it is said to be it is for the account alone, and leads on. */
  private give({ headers }: IncomingMessage, response: ServerResponse, path: string): void {
    const id = path.split('/').at(-1) ?? '';
    const film = this.recorded.get(id)?.film;
    const isAllowed = this.valid.has((headers.authorization ?? '').replace('Bearer ', ''));
    this.calls.push({ path, method: 'GET', body: { range: headers.range, isAllowed } });
    if (!film || (path.startsWith('/rec/download/') && !isAllowed)) {
      response.writeHead(film ? 401 : 404).end();
    } else if (path.startsWith('/rec/download/')) {
      response.writeHead(302, { location: `/rec/file/${id}` }).end();
    } else {
      const [, start = '0', end = ''] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
      response.writeHead(206).end(film.subarray(Number(start), Number(end) + 1));
    }
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
