import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a link to a document says about itself. */
export interface LinkClaim {
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/** Signs which document may be read until when, with a key of its own derived from JWT_SECRET. */
export class LinkSignature {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'lyceum:uploads.get', 32));
  }

  /** The path with what lets it be read for so many minutes. */
  sign(path: string, minutes: number): { url: string; expiresAt: Date } {
    const expires = Math.floor(Date.now() / 1000) + minutes * 60;
    const signature = this.of(path, expires).toString('base64url');
    const query = new URLSearchParams({ expires: String(expires), signature });
    return { url: `${path}?${query}`, expiresAt: new Date(expires * 1000) };
  }

  isRight(path: string, { expires, signature }: LinkClaim): boolean {
    const given = Buffer.from(signature, 'base64url');
    const right = this.of(path, expires);
    const isSame = given.length === right.length && timingSafeEqual(given, right);
    return isSame && expires * 1000 > Date.now();
  }

  private of(path: string, expires: number): Buffer {
    return createHmac('sha256', this.key).update(`GET\n${path}\n${expires}`).digest();
  }
}
