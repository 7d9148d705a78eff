import { z } from 'zod';

const name = z
  .string()
  .regex(/^[\w-]+$/, 'must be an id as the service shows it')
  .optional();

/** Variables of the newsletter. Forms go to HubSpot where both ids are set, else to a list of our own. */
export const newsletterEnvironment = {
  HUBSPOT_PORTAL_ID: name,
  HUBSPOT_FORM_ID: name,
  HUBSPOT_URL: z
    .url({ protocol: /^https?$/, hostname: /.+/, error: 'must be a URL like https://api.hsforms.com' })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://api.hsforms.com'),
} as const;
