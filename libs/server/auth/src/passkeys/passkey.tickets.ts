import { z } from 'zod';
import { defineTicket } from '../tickets/tickets';

const minutes = 5;

/** The challenge of a passkey that is being made. */
export const registrationTicket = defineTicket(
  'passkey-registration',
  z.object({ userId: z.guid(), challenge: z.string() }),
  minutes,
);

/** The challenge of somebody who wants to sign in and has not said who they are. */
export const signInTicket = defineTicket('passkey-sign-in', z.object({ challenge: z.string() }), minutes);

/** The challenge of somebody who has shown the first factor; their ticket goes with it. */
export const factorTicket = defineTicket(
  'passkey-factor',
  z.object({ challenge: z.string(), underWay: z.string() }),
  minutes,
);
