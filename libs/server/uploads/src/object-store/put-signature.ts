import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { PutTerms } from './object-store.port';

/** What an address to PUT to says about itself. */
export interface PutClaim {
  readonly type: string;
  readonly size: number;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** Signs what may be sent where, with a key of its own derived from JWT_SECRET. */
export class PutSignature {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'lyceum:uploads.put', 32));
  }

  sign(objectKey: string, { type, size, expiresAt }: PutTerms): PutClaim & { signature: string } {
    const claim = { type, size, expires: Math.floor(expiresAt.getTime() / 1000) };
    return { ...claim, signature: this.of(objectKey, claim).toString('base64url') };
  }

  isRight(objectKey: string, claim: PutClaim, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    const right = this.of(objectKey, claim);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  private of(objectKey: string, { type, size, expires }: PutClaim): Buffer {
    return createHmac('sha256', this.key).update(`PUT\n${objectKey}\n${type}\n${size}\n${expires}`).digest();
  }
}
