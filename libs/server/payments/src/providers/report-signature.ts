import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { paymentLimits } from '@lyceum/contracts/payments';

const pattern = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Signs a report with when it was sent, `t=<seconds>,v1=<HMAC of time and body>`, with a key of its own. */
export class ReportSignature {
  private readonly key: Buffer;

  constructor(secret: string, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }

  sign(body: Buffer | string, at = new Date()): string {
    const seconds = Math.floor(at.getTime() / 1000);
    return `t=${String(seconds)},v1=${this.of(seconds, body).toString('hex')}`;
  }

  /** Whether the body was signed so, at most five minutes ago or ahead. */
  isRight(body: Buffer, header: string | string[] | undefined, now = new Date()): boolean {
    const [, time, given] = pattern.exec(String(header)) ?? [];
    if (time === undefined || given === undefined) return false;
    const isSame = timingSafeEqual(Buffer.from(given, 'hex'), this.of(Number(time), body));
    return isSame && Math.abs(now.getTime() / 1000 - Number(time)) <= paymentLimits.signatureSeconds;
  }

  private of(seconds: number, body: Buffer | string): Buffer {
    return createHmac('sha256', this.key)
      .update(`${String(seconds)}.`)
      .update(body)
      .digest();
  }
}
