import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const pattern = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Signs a report with when it was sent, `t=<seconds>,v1=<HMAC of time and body>`. */
export class ReportSignature {
  /** @param seconds a signature may be so old, or so far ahead */
  constructor(
    private readonly key: Buffer,
    private readonly seconds: number,
  ) {}

  /** With a key of its own, made of a secret that serves other purposes, too. */
  static derivedFrom(secret: string, purpose: string, seconds: number): ReportSignature {
    return new ReportSignature(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)), seconds);
  }

  sign(body: Buffer | string, at = new Date()): string {
    const seconds = Math.floor(at.getTime() / 1000);
    return `t=${String(seconds)},v1=${this.of(seconds, body).toString('hex')}`;
  }

  /** Whether the body was signed so, lately. */
  isRight(body: Buffer, header: string | string[] | undefined, now = new Date()): boolean {
    const [, time, given] = pattern.exec(String(header)) ?? [];
    if (time === undefined || given === undefined) return false;
    const isSame = timingSafeEqual(Buffer.from(given, 'hex'), this.of(Number(time), body));
    return isSame && Math.abs(now.getTime() / 1000 - Number(time)) <= this.seconds;
  }

  private of(seconds: number, body: Buffer | string): Buffer {
    return createHmac('sha256', this.key)
      .update(`${String(seconds)}.`)
      .update(body)
      .digest();
  }
}
