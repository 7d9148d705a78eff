import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { CONFIG, type Config } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';

/** Keeps this key apart from every other one made of the same secret. */
const keyLabel = 'lyceum calendar feeds';

/**
 * Codes of calendar addresses. Each is made of whose it is and how often it was renewed, so that its owner can see it again
 * without its being kept; the table knows its hash alone.
 */
@Injectable()
export class CalendarCode {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.JWT_SECRET, '', keyLabel, 32));
  }

  of(userId: string, version: number): string {
    return createHmac('sha256', this.key)
      .update(`${userId} ${String(version)}`)
      .digest('base64url');
  }

  hash(code: string): string {
    return createHash('sha256').update(code).digest('base64url');
  }
}
