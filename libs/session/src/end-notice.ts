import type { SignedOutReason } from './session-state';
import { endNoticeKey, type KeyValueStorage } from './session-storage';

/** Tabs reload within seconds after a session ended; whoever comes later comes for something else. */
const noticeMilliseconds = 60_000;

/** Ends the user did not choose, which a page that loads after them should explain. */
const explained: readonly string[] = [
  'timed-out',
  'expired',
  'REVOKED',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'REUSED_TOKEN',
  'SUSPENDED',
  'CONSENT_NEEDED',
  'DELETED',
] satisfies readonly SignedOutReason[];

/** Leaves word for the tabs that load next. */
export function writeEndNotice(storage: KeyValueStorage, reason: SignedOutReason): void {
  if (explained.includes(reason)) storage.setItem(endNoticeKey, `${reason} ${Date.now()}`);
  else storage.removeItem(endNoticeKey);
}

/** Why the session of this browser ended a moment ago, if it did. */
export function readEndNotice(storage: KeyValueStorage): SignedOutReason | null {
  const [reason = '', at] = storage.getItem(endNoticeKey)?.split(' ') ?? [];
  const isRecent = Math.abs(Date.now() - Number(at)) < noticeMilliseconds;
  return isRecent && explained.includes(reason) ? (reason as SignedOutReason) : null;
}
