import type { OutgoingCalls } from '@lyceum/kernel';
import { paypalRefusalSchema, paypalTokenSchema } from './paypal-event.schema';

interface Account {
  readonly apiUrl: string;
  readonly clientId: string;
  readonly secret: string;
}

interface PaypalCall {
  readonly method: 'GET' | 'POST';
  readonly body?: object;
  /** The same one is done once. */
  readonly key?: string;
}

/** PayPal understood, and says no. */
export class PaypalRefusal extends Error {
  constructor(
    readonly status: number,
    readonly issue: string,
    readonly description: string,
  ) {
    super(`PayPal refuses: ${issue}`);
  }
}

/** A token is asked for anew so long before it ends. */
const spareSeconds = 60;

/** Calls of PayPal's REST API, with a token that is kept as long as it lasts. */
export class PaypalApi {
  private readonly target: string;
  private token: { readonly value: string; readonly until: number } | null = null;

  constructor(
    private readonly account: Account,
    private readonly outgoing: OutgoingCalls,
  ) {
    this.target = `payments by ${new URL(account.apiUrl).hostname}`;
  }

  /** @param path from the API's root @throws PaypalRefusal, TargetUnavailableError */
  async call(path: string, { method, body, key }: PaypalCall): Promise<unknown> {
    const answer = await this.outgoing.fetch(this.target, this.at(path), {
      method,
      redirect: 'error',
      headers: {
        authorization: `Bearer ${await this.accessToken()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(key !== undefined && { 'paypal-request-id': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status === 401) this.token = null;
    if (answer.ok) return answer.status === 204 ? null : answer.json();
    throw await refusalOf(answer);
  }

  /** A text that anybody may read: a certificate; null where there is none. @param url of PayPal, which who calls has seen to */
  async text(url: string): Promise<string | null> {
    const answer = await this.outgoing.fetch(this.target, new URL(url), { redirect: 'error' });
    if (answer.status >= 400 && answer.status < 500) return null;
    if (!answer.ok) throw new Error(`PayPal answered ${String(answer.status)}`);
    return answer.text();
  }

  /** The token goes to PayPal alone, whatever address a report names. */
  private at(path: string): URL {
    const root = new URL(this.account.apiUrl);
    const url = new URL(path, root);
    if (url.origin !== root.origin) throw new Error(`${url.origin} is not PayPal`);
    return url;
  }

  private async accessToken(): Promise<string> {
    if (this.token && this.token.until > Date.now()) return this.token.value;
    const { clientId, secret } = this.account;
    const answer = await this.outgoing.fetch(this.target, this.at('/v1/oauth2/token'), {
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    if (!answer.ok) throw new Error(`PayPal gives no token: ${String(answer.status)}`);
    const { access_token: value, expires_in: seconds } = paypalTokenSchema.parse(await answer.json());
    this.token = { value, until: Date.now() + (seconds - spareSeconds) * 1_000 };
    return value;
  }
}

async function refusalOf(answer: Response): Promise<Error> {
  const said = paypalRefusalSchema.safeParse(await answer.json().catch(() => null));
  const [detail] = said.data?.details ?? [];
  return detail
    ? new PaypalRefusal(answer.status, detail.issue, detail.description)
    : new Error(`PayPal answered ${String(answer.status)}`);
}
