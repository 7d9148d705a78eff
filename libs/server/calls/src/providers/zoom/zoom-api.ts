import type { OutgoingCalls } from '@lyceum/kernel';
import { z } from 'zod';

/** A server-to-server OAuth app of a Zoom account. */
export interface ZoomAccount {
  readonly apiUrl: string;
  readonly tokenUrl: string;
  readonly accountId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookSecret: string;
  /** In whose name meetings are made. */
  readonly host: string;
  readonly hostInChina: string | undefined;
}

interface ZoomCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
  /** What Zoom says of a number that is no meeting's, or of one it does not let anybody ask about. */
  readonly isRefusalNone?: boolean;
}

/** A token is asked for anew so long before it ends. */
const spareSeconds = 60;

const accessSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/** Where Zoom keeps files. */
const zooms = ['zoom.us', 'zoom.com', 'zoom.com.cn'] as const;

/** Bytes of what the API says. */
const mostSaid = 4 * 1_024 * 1_024;

/** So often a file may be elsewhere. */
const mostHops = 3;

async function partOf(answer: Response, length: number): Promise<Buffer> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 206 || bytes.length !== length)
    throw new Error(
      `Zoom answered ${String(answer.status)} and ${String(bytes.length)} bytes for a part of a file`,
    );
  return bytes;
}

/** Calls of Zoom's REST API, with a token that is kept as long as it lasts. */
export class ZoomApi {
  readonly target: string;
  private token: { readonly value: string; readonly until: number } | null = null;
  /** Under way, for all who need one: Zoom ends the tokens of one app one by one. */
  private asking: Promise<string> | null = null;

  constructor(
    private readonly account: ZoomAccount,
    private readonly outgoing: OutgoingCalls,
  ) {
    this.target = `video calls by ${new URL(account.apiUrl).hostname}`;
  }

  /** @param path from `/v2` on @returns null where there is no such thing @throws TargetUnavailableError, Error for a refusal */
  async call(path: string, { method, body, isRefusalNone = false }: ZoomCall): Promise<unknown> {
    for (let hasNewToken = false; ; hasNewToken = true) {
      const init = {
        method,
        redirect: 'error',
        headers: { authorization: `Bearer ${await this.access()}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      } as const;
      const url = `${this.account.apiUrl}/v2${path}`;
      const answer = await this.outgoing.fetch(this.target, url, init, { mostBytes: mostSaid });
      if (answer.ok) return answer.status === 204 ? null : answer.json();
      if (answer.status === 404 || (isRefusalNone && answer.status === 400)) return null;
      // It was withdrawn before its time.
      if (answer.status === 401 && !hasNewToken) this.token = null;
      else throw new Error(`Zoom answered ${String(answer.status)} to ${method} ${path.split('?')[0] ?? ''}`);
    }
  }

  /**
   * A part of a file, both ends with it. @param url as Zoom told it; what it leads on to has no token
   * @throws TargetUnavailableError, Error where it is not Zoom's, or what comes is another part
   */
  async part(url: string, { start, end }: { readonly start: number; readonly end: number }): Promise<Buffer> {
    const length = end - start + 1;
    let place = new URL(url);
    for (let hops = 0; hops <= mostHops; hops += 1) {
      if (!this.isZooms(place)) throw new Error(`A recording is not at Zoom, but at ${place.hostname}`);
      const headers = {
        range: `bytes=${String(start)}-${String(end)}`,
        ...(hops === 0 && { authorization: `Bearer ${await this.access()}` }),
      };
      const init = { redirect: 'manual', headers } as const;
      const answer = await this.outgoing.fetch(this.target, place, init, {
        isHeavy: true,
        mostBytes: length,
      });
      const next = answer.headers.get('location');
      if (answer.status < 300 || next === null) return partOf(answer, length);
      place = new URL(next, place);
    }
    throw new Error('A recording leads on and on');
  }

  /** Whether a token may be sent there. */
  isZooms(url: string | URL): boolean {
    const { protocol, hostname, origin } = new URL(url);
    if (origin === new URL(this.account.apiUrl).origin) return true;
    return protocol === 'https:' && zooms.some((name) => hostname === name || hostname.endsWith(`.${name}`));
  }

  /** One that holds; of many who need a new one at once, one asks. */
  access(): Promise<string> {
    if (this.token && this.token.until > Date.now()) return Promise.resolve(this.token.value);
    this.asking ??= this.askForToken().finally(() => (this.asking = null));
    return this.asking;
  }

  private async askForToken(): Promise<string> {
    const { tokenUrl, accountId, clientId, clientSecret } = this.account;
    const answer = await this.outgoing.fetch(this.target, `${tokenUrl}/oauth/token`, {
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId }),
    });
    if (!answer.ok) throw new Error(`Zoom gives no token: ${String(answer.status)}`);
    const { access_token: value, expires_in: seconds } = accessSchema.parse(await answer.json());
    this.token = { value, until: Date.now() + (seconds - spareSeconds) * 1_000 };
    return value;
  }
}
