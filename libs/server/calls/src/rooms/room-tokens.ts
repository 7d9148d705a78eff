import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { callsLimits } from '@lyceum/contracts/calls';
import { CONFIG, type Config } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';

/**
 * What a browser takes a seat with: that this person was let into this call a moment ago. It says nothing about whether they still may
 * be in it, which is asked when they enter, and from then on.
 */
@Injectable()
export class RoomTokens {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: Pick<Config, 'JWT_SECRET'>) {
    this.key = Buffer.from(hkdfSync('sha256', config.JWT_SECRET, '', 'lyceum:room-token', 32));
  }

  /** @param now ms; tests have their own */
  create(callId: string, userId: string, now = Date.now()): string {
    const expires = Math.floor(now / 1_000) + callsLimits.tokenSeconds;
    return `${callId}.${String(expires)}.${this.markOf(callId, userId, expires)}`;
  }

  /** @returns the call it was made for, of this person; null of any other token, and of one that ran out */
  read(token: string, userId: string, now = Date.now()): string | null {
    const [callId = '', until = '', mark = ''] = token.split('.');
    const expires = Number(until);
    if (!(expires * 1_000 > now)) return null;
    const [given, right] = [Buffer.from(mark), Buffer.from(this.markOf(callId, userId, expires))];
    return given.length === right.length && timingSafeEqual(given, right) ? callId : null;
  }

  private markOf(callId: string, userId: string, expires: number): string {
    return createHmac('sha256', this.key)
      .update(`${callId} ${userId} ${String(expires)}`)
      .digest('base64url');
  }
}
