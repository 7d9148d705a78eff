import { signInWays } from '@lyceum/contracts/auth';
import { z } from 'zod';
import { defineTicket } from '../tickets/tickets';

/** Held by somebody who has shown the first factor. */
export const secondFactorTicket = defineTicket(
  'second-factor',
  z.object({
    userId: z.guid(),
    signInWay: z.enum(signInWays),
    keepLoggedIn: z.boolean(),
    /** Changes with the password, and makes the ticket worthless then. */
    passwordMark: z.string(),
  }),
  5,
);
