import { signInWays } from '@lyceum/contracts/auth';
import { z } from 'zod';
import { defineTicket } from '../tickets/tickets';

/** For somebody who has shown a first factor and has to say who they are before they get in. */
export const aboutYouTicket = defineTicket(
  'about-you',
  z.object({
    userId: z.guid(),
    signInWay: z.enum(signInWays),
    keepLoggedIn: z.boolean(),
    passwordMark: z.string().optional(),
  }),
  30,
);
