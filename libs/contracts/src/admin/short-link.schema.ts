import { z } from 'zod';

/** Characters of a short link's token; it is compared without regard to case. */
export const shortLinkTokenSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/i, 'Use letters, digits and hyphens.');
