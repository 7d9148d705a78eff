import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@lyceum/kernel';

const randomLength = 16;
const markLength = 16;

/**
 * Secrets that show by themselves, long after they were replaced, whether they were made here: refresh keys,
 * codes of links. What somebody made up can so be told from what was copied, or has become too old. The mark's key is
 * derived from JWT_SECRET.
 */
@Injectable()
export class IssuedSecrets {
  private readonly key: Buffer;
  private readonly seedKey: Buffer;

  constructor(@Inject(CONFIG) config: Pick<Config, 'JWT_SECRET'>) {
    this.key = Buffer.from(hkdfSync('sha256', config.JWT_SECRET, '', 'lyceum:issued-secret', 32));
    this.seedKey = Buffer.from(hkdfSync('sha256', config.JWT_SECRET, '', 'lyceum:seeded-secret', 32));
  }

  /** 128 random bits and our mark over them, in 43 characters. @param purpose what it is good for, and for whom */
  create(purpose: string): string {
    return this.marked(purpose, randomBytes(randomLength));
  }

  /** The same of the same seed, and told from random by nobody without our key. @param seed what nothing else is made from */
  derive(purpose: string, seed: string): string {
    const bits = createHmac('sha256', this.seedKey).update(seed).digest();
    return this.marked(purpose, bits.subarray(0, randomLength));
  }

  wasIssued(purpose: string, secret: string): boolean {
    const bytes = Buffer.from(secret, 'base64url');
    if (bytes.length !== randomLength + markLength) return false;
    const mark = this.markOf(purpose, bytes.subarray(0, randomLength));
    return timingSafeEqual(bytes.subarray(randomLength), mark);
  }

  private marked(purpose: string, random: Buffer): string {
    return Buffer.concat([random, this.markOf(purpose, random)]).toString('base64url');
  }

  private markOf(purpose: string, random: Buffer): Buffer {
    return createHmac('sha256', this.key).update(random).update(purpose).digest().subarray(0, markLength);
  }
}
