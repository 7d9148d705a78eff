import { type CallLimit, everyTenMinutes } from '../common/call-limit';

/** Bounds of enquiries; texts are in characters. */
export const enquiriesLimits = {
  nameLength: 100,
  emailLength: 254,
  textLength: 4_000,
  pageUriLength: 2_000,
  /** After so many days without a word, one that was answered is closed. */
  openDays: 60,
  /** How long one is kept after it was closed, in days. */
  keptDays: 730,
} as const;

/** How often one may be written: by one person, and by those behind one address who have no account. */
export const enquiriesCalls = {
  send: everyTenMinutes('enquiries.send', 30),
} as const satisfies Record<string, CallLimit>;
