import { createHash } from 'node:crypto';

/** Tells one password of an account from the next, without telling anything of either. Changes with the stored hash. */
export const passwordMark = (passwordHash: string | null): string =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')
    .slice(0, 16);
