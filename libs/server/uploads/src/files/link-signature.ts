import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a link to a document says about itself. */
export interface LinkClaim {
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
  /** Who alone may use it, as whoever signs writes them; empty where whoever has it may. */
  readonly reader: string;
}

/** Signs which document may be read until when, with a key of its own derived from JWT_SECRET. */
export class LinkSignature {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'lyceum:uploads.get', 32));
  }

  /** The path with what lets it be read for so many minutes. */
  sign(path: string, minutes: number, reader: string): { url: string; expiresAt: Date } {
    const expires = Math.floor(Date.now() / 1000) + minutes * 60;
    const signature = this.of(path, expires, reader).toString('base64url');
    const query = new URLSearchParams({ expires: String(expires), signature, ...(reader && { reader }) });
    return { url: `${path}?${query}`, expiresAt: new Date(expires * 1000) };
  }

  isRight(path: string, { expires, signature, reader }: LinkClaim): boolean {
    const given = Buffer.from(signature, 'base64url');
    const right = this.of(path, expires, reader);
    const isSame = given.length === right.length && timingSafeEqual(given, right);
    return isSame && expires * 1000 > Date.now();
  }

  private of(path: string, expires: number, reader: string): Buffer {
    return createHmac('sha256', this.key).update(`GET\n${path}\n${expires}\n${reader}`).digest();
  }
}
