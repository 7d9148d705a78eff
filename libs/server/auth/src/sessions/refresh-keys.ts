import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@lyceum/kernel';
import type { RefreshKey } from './refresh-key';

const randomLength = 16;
const markLength = 16;

/**
 * Makes the secrets of refresh keys, and tells those that were once made here for a session from what somebody made
 * up: only the former, shown again, says that there is a copy. The mark's key is derived from JWT_SECRET.
 */
@Injectable()
export class RefreshKeys {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Pick<Config, 'JWT_SECRET'>) {
    this.key = Buffer.from(hkdfSync('sha256', config.JWT_SECRET, '', 'lyceum:refresh-key', 32));
  }

  newSecret(sessionId: string): string {
    const random = randomBytes(randomLength);
    return Buffer.concat([random, this.markOf(sessionId, random)]).toString('base64url');
  }

  wasIssued({ sessionId, secret }: RefreshKey): boolean {
    const bytes = Buffer.from(secret, 'base64url');
    if (bytes.length !== randomLength + markLength) return false;
    const mark = this.markOf(sessionId, bytes.subarray(0, randomLength));
    return timingSafeEqual(bytes.subarray(randomLength), mark);
  }

  private markOf(sessionId: string, random: Buffer): Buffer {
    return createHmac('sha256', this.key).update(sessionId).update(random).digest().subarray(0, markLength);
  }
}
