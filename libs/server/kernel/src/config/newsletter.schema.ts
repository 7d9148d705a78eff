import { z } from 'zod';

const name = z
  .string()
  .regex(/^[\w-]+$/, 'must be an id as the service shows it')
  .optional();

/** Variables of mail campaigns and of what a mail service reports (checklist lines 221, 237). */
export const campaignsEnvironment = {
  /** Mails of campaigns in a minute, of all processes together. */
  CAMPAIGN_MAILS_PER_MINUTE: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(60_000, 'must be at most 60000')
    .default(300),
  /** With what the mail service signs its reports; without it none are taken. */
  MAIL_REPORTS_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
} as const;

/** Variables of the newsletter. Forms go to HubSpot where both ids are set, else to a list of our own. */
export const newsletterEnvironment = {
  HUBSPOT_PORTAL_ID: name,
  HUBSPOT_FORM_ID: name,
  HUBSPOT_URL: z
    .url({ protocol: /^https?$/, hostname: /.+/, error: 'must be a URL like https://api.hsforms.com' })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://api.hsforms.com'),
} as const;
