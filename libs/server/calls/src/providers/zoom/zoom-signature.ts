import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingReport } from '../video-calls.port';

/** So far a report's time may be from ours, in seconds: what somebody kept is refused after that. */
const windowSeconds = 300;

const hexOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Whether a report is Zoom's: HMAC-SHA256 over its time and its body, byte by byte. @param now ms; tests have their own */
export function isSignedByZoom(
  secret: string,
  body: Buffer,
  headers: IncomingReport['headers'],
  now = Date.now(),
): boolean {
  const [time, signature] = [headers['x-zm-request-timestamp'], headers['x-zm-signature']];
  if (typeof time !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now / 1_000 - Number(time)) > windowSeconds) return false;
  const right = Buffer.from(`v0=${hexOf(secret, `v0:${time}:${body.toString('utf8')}`)}`);
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** That the address of reports is ours: Zoom asks when it is set up, and every three days. */
export const answerToChallenge = (secret: string, plainToken: string): object => ({
  plainToken,
  encryptedToken: hexOf(secret, plainToken),
});
