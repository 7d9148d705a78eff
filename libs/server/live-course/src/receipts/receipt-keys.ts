import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { CONFIG, type Config } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';

/** Keeps these keys apart from every other one made of the same secret. */
const keyLabel = 'lyceum receipts';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A key as it signs, and as it is told to everybody. */
export interface ReceiptKey {
  /** Thumbprint of the public key (RFC 7638). */
  readonly id: string;
  readonly x: string;
  readonly signsFrom: Date;
  readonly signsUntil: Date;
  readonly privateKey: KeyObject;
}

/**
 * Keys that sign receipts, one a year: each is made of the secret and its year, so that every process has the same and none is kept.
 * Public keys are kept with the first receipt they sign, so that a new secret ends none of the receipts before.
 */
@Injectable()
export class ReceiptKeys {
  private readonly byYear = new Map<number, ReceiptKey>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The key that signs at this time. */
  at(time: Date): ReceiptKey {
    const year = time.getUTCFullYear();
    const key = this.byYear.get(year) ?? this.ofYear(year);
    this.byYear.set(year, key);
    return key;
  }

  private ofYear(year: number): ReceiptKey {
    const seed = Buffer.from(
      hkdfSync('sha256', this.config.JWT_SECRET, '', `${keyLabel} ${String(year)}`, 32),
    );
    const privateKey = createPrivateKey({
      key: Buffer.concat([pkcs8Head, seed]),
      format: 'der',
      type: 'pkcs8',
    });
    const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
    return {
      id: thumbprint(x),
      x,
      signsFrom: new Date(Date.UTC(year, 0, 1)),
      signsUntil: new Date(Date.UTC(year + 1, 0, 1)),
      privateKey,
    };
  }
}

/** A public key as others than us read it. */
export const publicJwk = (x: string) => ({ kty: 'OKP', crv: 'Ed25519', x }) as const;

const thumbprint = (x: string): string =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
