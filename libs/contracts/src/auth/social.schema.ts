import { z } from 'zod';
import { authLimits } from './auth.limits';
import { codeSchema } from './auth.schema';
import { socialProviders } from '../common/sign-in-way.enums';

/** A service as it stands in addresses: `google`. */
export const socialProviderNameSchema = z.string().toUpperCase().pipe(z.enum(socialProviders));

/**
 * How a sign-in over another service begins: `?next=/path&keep=true`. A `next` that is no path of this site leads to
 * the root; people follow old links, so nothing here is an error.
 */
export const socialStartSchema = z.object({
  next: z.string().optional().catch(undefined),
  keep: z
    .literal('true')
    .optional()
    .catch(undefined)
    .transform((keep) => keep === 'true'),
  /** Ticket of somebody signed in who connects the service to their account, instead of signing in. */
  connect: z.string().max(authLimits.codeLength).optional().catch(undefined),
});

/** Where to send the browser to connect a service; `next` may be added to it. */
export const connectSocialAnswerSchema = z.object({ data: z.object({ path: z.string() }) });

/** The password of the account that has the e-mail of the identity in the ticket. */
export const linkSocialSchema = z.object({
  ticket: codeSchema,
  password: z.string('Enter your password.').min(1, 'Enter your password.').max(authLimits.passwordMaximum),
});

export type SocialStartInput = z.output<typeof socialStartSchema>;
export type LinkSocialInput = z.output<typeof linkSocialSchema>;
