import { socialProviders } from '@lyceum/contracts/auth';
import { z } from 'zod';
import { defineTicket } from '../tickets/tickets';

/** In a cookie while the person is away at the other service. */
export const attemptTicket = defineTicket(
  'social-attempt',
  z.object({
    provider: z.enum(socialProviders),
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    next: z.string(),
    keepLoggedIn: z.boolean(),
    /** The account to connect the identity to; null where somebody signs in. */
    connectTo: z.guid().nullable(),
  }),
  10,
);

/** For somebody signed in who has shown their password to connect a service. */
export const connectTicket = defineTicket(
  'social-connect',
  z.object({ userId: z.guid(), provider: z.enum(socialProviders) }),
  5,
);

/** For somebody whose e-mail has an account here that this identity is not linked to yet. */
export const linkTicket = defineTicket(
  'social-link',
  z.object({
    userId: z.guid(),
    provider: z.enum(socialProviders),
    subject: z.string(),
    email: z.string(),
    keepLoggedIn: z.boolean(),
  }),
  10,
);
