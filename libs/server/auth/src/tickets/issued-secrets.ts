import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@lyceum/kernel';

const randomLength = 16;
const markLength = 16;

/**
 * Random secrets that show by themselves, long after they were replaced, whether they were made here: refresh keys,
 * codes of links. What somebody made up can so be told from what was copied, or has become too old. The mark's key is
 * derived from JWT_SECRET.
 */
@Injectable()
export class IssuedSecrets {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Pick<Config, 'JWT_SECRET'>) {
    this.key = Buffer.from(hkdfSync('sha256', config.JWT_SECRET, '', 'lyceum:issued-secret', 32));
  }

  /** 128 random bits and our mark over them, in 43 characters. @param purpose what it is good for, and for whom */
  create(purpose: string): string {
    const random = randomBytes(randomLength);
    return Buffer.concat([random, this.markOf(purpose, random)]).toString('base64url');
  }

  wasIssued(purpose: string, secret: string): boolean {
    const bytes = Buffer.from(secret, 'base64url');
    if (bytes.length !== randomLength + markLength) return false;
    const mark = this.markOf(purpose, bytes.subarray(0, randomLength));
    return timingSafeEqual(bytes.subarray(randomLength), mark);
  }

  private markOf(purpose: string, random: Buffer): Buffer {
    return createHmac('sha256', this.key).update(random).update(purpose).digest().subarray(0, markLength);
  }
}
