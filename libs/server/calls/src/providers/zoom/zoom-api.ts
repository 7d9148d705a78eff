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
}

/** A token is asked for anew so long before it ends. */
const spareSeconds = 60;

const accessSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });

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
  async call(path: string, { method, body }: ZoomCall): Promise<unknown> {
    for (let hasNewToken = false; ; hasNewToken = true) {
      const answer = await this.outgoing.fetch(this.target, `${this.account.apiUrl}/v2${path}`, {
        method,
        redirect: 'error',
        headers: { authorization: `Bearer ${await this.access()}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (answer.ok) return answer.status === 204 ? null : answer.json();
      if (answer.status === 404) return null;
      // It was withdrawn before its time.
      if (answer.status === 401 && !hasNewToken) this.token = null;
      else throw new Error(`Zoom answered ${String(answer.status)} to ${method} ${path.split('?')[0] ?? ''}`);
    }
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
