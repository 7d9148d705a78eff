import { z } from 'zod';

/** Why a session is over. `LOGOUT` and `IDLE` come from the browser, the others from the server. */
export const sessionEndReasons = [
  'LOGOUT',
  'IDLE',
  'REVOKED',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'REUSED_TOKEN',
  'SUSPENDED',
  'CONSENT_NEEDED',
  'DELETED',
] as const;

export type SessionEndReason = (typeof sessionEndReasons)[number];

const instant = z.iso.datetime();
const milliseconds = z
  .int()
  .min(0)
  .max(1_000 * 60 * 60 * 24 * 60);

/** The log-out event of checklist line 29. Times are ISO 8601 in UTC, durations milliseconds. */
export const signOutSchema = z.object({
  reason: z.enum(['LOGOUT', 'IDLE']).default('LOGOUT'),
  path: z.string().max(2_000).default('/'),
  timeOnPage: milliseconds.default(0),
  pageLandingTime: instant.optional(),
  idleElapsed: milliseconds.default(0),
  lastActiveTime: instant.optional(),
});

export type SignOutInput = z.output<typeof signOutSchema>;
