import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { paymentLimits } from '@lyceum/contracts/payments';
import type { IncomingReport } from '../payment-provider.port';

interface Parts {
  readonly id: string;
  readonly time: string;
  readonly signature: string;
  readonly certUrl: string;
  readonly algorithm: string;
}

/** Certificates that there were not, within a minute: PayPal names none such, and strangers name as many as they like. */
const missesAMinute = 10;

/** Where PayPal's certificates are, below its own API. */
const certificatePath = '/v1/notifications/certs/';

/**
 * Whether PayPal sent something: an RSA signature of the sending's id and time, our webhook's id and the body's CRC32, by a certificate
 * that is read from PayPal's own host and from nowhere else.
 */
export class PaypalSignature {
  private readonly keys = new Map<string, KeyObject>();
  private readonly beingRead = new Map<string, Promise<KeyObject | null>>();
  /** When each was asked for and not there. */
  private readonly missed = new Map<string, number>();

  constructor(
    private readonly webhookId: string,
    private readonly apiUrl: string,
    /** A certificate; null where there is none. */
    private readonly read: (path: string) => Promise<string | null>,
  ) {}

  async isRight({ body, headers }: IncomingReport, now = new Date()): Promise<boolean> {
    const parts = partsOf(headers);
    if (parts?.algorithm !== 'SHA256withRSA') return false;
    const age = Math.abs(now.getTime() - Date.parse(parts.time)) / 1_000;
    // Also of a time that is none.
    if (!(age <= paymentLimits.signatureSeconds)) return false;
    const key = await this.keyAt(parts.certUrl);
    const said = [parts.id, parts.time, this.webhookId, String(crc32(body))].join('|');
    return key !== null && verify('sha256', Buffer.from(said), key, Buffer.from(parts.signature, 'base64'));
  }

  private async keyAt(url: string): Promise<KeyObject | null> {
    if (!this.isPaypals(url)) return null;
    const known = this.keys.get(url);
    if (known) return known;
    const being = this.beingRead.get(url);
    if (being) return being;
    if (!this.mayLookUp(url)) return null;
    const reading = this.lookUp(url).finally(() => this.beingRead.delete(url));
    this.beingRead.set(url, reading);
    return reading;
  }

  /** One that is found is kept, and takes nothing of how many may be missing. */
  private async lookUp(url: string): Promise<KeyObject | null> {
    this.missed.set(url, Date.now());
    const text = await this.read(url);
    const key = text === null ? null : keyOf(text);
    if (!key) return null;
    this.keys.set(url, key);
    this.missed.delete(url);
    return key;
  }

  private mayLookUp(url: string, now = Date.now()): boolean {
    for (const [missing, at] of this.missed) if (now - at >= 60_000) this.missed.delete(missing);
    return !this.missed.has(url) && this.missed.size < missesAMinute;
  }

  /** `api-m` and `api` are the same: webhooks name the latter. */
  private isPaypals(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { protocol, host, pathname, search } = new URL(url);
    const own = new URL(this.apiUrl);
    const isHost = host === own.host || host === own.host.replace(/^api-m\./, 'api.');
    return isHost && protocol === own.protocol && /^[\w-]+$/.test(lastOf(pathname)) && search === '';
  }
}

/** Null of a text that is none. */
function keyOf(text: string): KeyObject | null {
  try {
    return createPublicKey(text);
  } catch {
    return null;
  }
}

/** What stands behind the certificates' path; nothing where it is another path. */
const lastOf = (pathname: string): string =>
  pathname.startsWith(certificatePath) ? pathname.slice(certificatePath.length) : '';

function partsOf(headers: IncomingHttpHeaders): Parts | null {
  const names = ['id', 'time', 'sig'].map((name) => `paypal-transmission-${name}`);
  const values = [...names, 'paypal-cert-url', 'paypal-auth-algo'].map((name) => headers[name]);
  const [id, time, signature, certUrl, algorithm] = values.map((value) => String(value ?? ''));
  return id && time && signature && certUrl && algorithm ? { id, time, signature, certUrl, algorithm } : null;
}
