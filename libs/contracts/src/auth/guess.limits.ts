import type { CallLimit } from '../common/call-limit';

const minute = 60;
const quarterOfAnHour = 15 * minute;

/**
 * Wrong tries of whatever could be guessed, by its kind, but for passwords at log-in, which also make the next one wait
 * (LoginAttempts). A try is taken before it is judged and given back when it was
 * right, so that of many at once no more are judged than of as many one after the other. A kind that is counted
 * `perPlace` has a counter for each address it is tried from.
 */
export const guessLimits = {
  /** The password that somebody signed in is asked for again. */
  passwordAgain: { name: 'auth.password-again', points: 10, seconds: quarterOfAnHour },
  /** Three of a million codes are right at any time. Who knows the password can use up the owner's tries, no more. */
  totpCode: { name: 'auth.totp-code', points: 10, seconds: quarterOfAnHour },
  /** Per place: who knows the password must not be able to take this last way in from its owner. */
  recoveryCode: { name: 'auth.recovery-code', points: 10, seconds: quarterOfAnHour, perPlace: true },
  /** Codes of links in mails. One that was sent once is no guess, and is not held up by those that are. */
  linkCode: { name: 'auth.link-code', points: 10, seconds: quarterOfAnHour, perPlace: true },
  /** Codes that students make for their guardians, of one who was given one. */
  guardianCode: { name: 'guardians.code', points: 10, seconds: 60 * minute },
  /** Codes and e-mails of agents, of one who names one. */
  agentCode: { name: 'schools.agent-code', points: 10, seconds: 60 * minute },
  /** Promo codes that do not exist, of one buyer. */
  promoCode: { name: 'payments.promo-code', points: 10, seconds: quarterOfAnHour },
} as const satisfies Record<string, CallLimit & { perPlace?: true }>;

export type GuessKind = keyof typeof guessLimits;
