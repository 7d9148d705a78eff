import { isOfAge } from '@lyceum/auth';

/**
 * SQL of whether what is between a guardian and a student holds now: nobody ended it, and the student is under age or keeps
 * the guardian. It is over on the day, whether or not the clock has come round.
 * @param tie alias of `guardian_ties` @param student alias of `users`
 */
export const tieStands = (tie: string, student: string): string =>
  `(${tie}.ended_at IS NULL AND (${tie}.kept_at IS NOT NULL OR NOT ${isOfAge(student)}))`;
