import { authLimits } from '@lyceum/contracts/auth';
import { z } from 'zod';
import { defineTicket } from '../tickets/tickets';

/**
 * That this browser signed up, for as long as the link in the mail holds. It names no account: it is bound to the hash of
 * the password that was chosen, salt and all, which is stored only where the sign-up made the account.
 */
export const signUpTicket = defineTicket(
  'sign-up',
  z.object({ passwordMark: z.string() }),
  authLimits.confirmationHours * 60,
);
