import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@lyceum/kernel';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts texts that only this installation may read or have written: keys at rest, tickets in a browser's hands. Each
 * purpose has a key of its own, derived from JWT_SECRET, so what was sealed for one never opens for another, and no
 * sealed text is an access token.
 */
@Injectable()
export class Sealer {
  private readonly keys = new Map<string, Buffer>();

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'JWT_SECRET'>) {}

  /** @returns base64url of initialisation vector, ciphertext and authentication tag */
  seal(purpose: string, text: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.keyOf(purpose), iv);
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, ciphertext, cipher.getAuthTag()]).toString('base64url');
  }

  /** The text, or null for anything that was not sealed here for this purpose. */
  open(purpose: string, sealed: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < ivBytes + tagBytes) return null;
    const decipher = createDecipheriv(algorithm, this.keyOf(purpose), bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    try {
      const text = decipher.update(bytes.subarray(ivBytes, -tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  private keyOf(purpose: string): Buffer {
    const known = this.keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', this.config.JWT_SECRET, '', `lyceum:${purpose}`, 32));
    this.keys.set(purpose, key);
    return key;
  }
}
