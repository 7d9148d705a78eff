import { appEnvironments } from '@lyceum/contracts/common';
import { guardianTopicChangesSchema } from '@lyceum/contracts/guardians';
import { uploadsLimits } from '@lyceum/contracts/uploads';
import { z } from 'zod';
import { callsEnvironment } from './calls.schema';
import { campaignsEnvironment, newsletterEnvironment } from './newsletter.schema';
import { objectsEnvironment } from './objects.schema';
import { paymentsEnvironment } from './payments.schema';
import { siteEnvironment } from './site.schema';
import { socialEnvironment } from './social.schema';
import { translationEnvironment } from './translation.schema';

const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1');

const wholeNumber = (minimum: number, maximum: number): z.ZodType<number, string> =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `must be between ${minimum} and ${maximum}`);

const url = (protocols: RegExp, example: string): z.ZodType<string> =>
  z.url({ protocol: protocols, hostname: /.+/, error: `must be a URL like ${example}` });

/** `name@host`, or `Name <name@host>`. */
const mailbox = /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

/**
 * Every environment variable the server reads, in the form it is written in `.env`. An absent or empty variable
 * takes its default; one without a default must be set. `docs/operations.md` and `.env.example` say the same.
 */
export const environmentSchema = z.object({
  /** Which installation this is (checklist line 249). */
  APP_ENV: z.enum(appEnvironments, `must be one of ${appEnvironments.join(', ')}`).default('LOCAL'),
  BRAND_NAME: z.string().trim().min(1).max(40).default('Lyceum'),
  /** Used in paths such as `/{slug}-events`. */
  BRAND_SLUG: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be lower-case letters, digits and hyphens')
    .default('lyceum'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  /** Where people reach the site; links in mails are made from it. Default: http://HOST:PORT. */
  PUBLIC_URL: url(/^https?$/, 'https://lyceum.example').optional(),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/lyceum'),
  /** More than the files that are looked into at the same time, each of which holds one. */
  DATABASE_POOL_SIZE: wholeNumber(uploadsLimits.checksAtOnce + 1, 200).default(12),
  /** Bull, the sockets' bus and rate limits use it when set; otherwise PostgreSQL carries them. */
  REDIS_URL: url(/^rediss?$/, 'redis://localhost:6379').optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** Life of an access token; the refresh cookie renews it. */
  ACCESS_TOKEN_MINUTES: wholeNumber(1, 60).default(15),
  /** Whether staff must sign in with a second factor before they can use their rights. */
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional'], 'must be required or optional').default('required'),
  ...socialEnvironment,
  ...translationEnvironment,
  ...objectsEnvironment,
  ...paymentsEnvironment,
  ...callsEnvironment,
  ...newsletterEnvironment,
  ...campaignsEnvironment,
  ...siteEnvironment,
  /** Whether this process also relays events and runs jobs; false where separate workers do. */
  RUN_JOBS: flag.default(true),
  JOB_CONCURRENCY: wholeNumber(2, 100).default(5),
  /** Loads the demo accounts and content into an empty database. Never in production. */
  DEMO_DATA: flag.default(false),
  /** Folder with `web/` and `ops/` builds to serve; absent: the API alone. */
  FRONT_END_DIR: z.string().min(1).optional(),
  /** Folder with the owner's texts, relative to where the server was started. */
  CONTENT_DIR: z.string().min(1).default('content'),
  /** Seconds between the readiness probe's "no" and the closing of the port. */
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  /** Whether the pretend provider of payments takes pretend money. Default: not in production, where it must not. */
  PAYMENT_SANDBOX: flag.optional(),
  /** Addresses or CIDR ranges of reverse proxies, comma-separated; only their `X-Forwarded-*` headers are believed. */
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[\da-fA-F.:/, ]+$/, 'must be addresses or CIDR ranges, comma-separated')
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .optional(),
  /** Calls of one kind (sign-up, log-in, reset, …) from one address in ten minutes; a school shares one. */
  ADDRESS_RATE_LIMIT: wholeNumber(1, 10_000_000).default(600),
  /** How often people may call, as a multiple of the limits doors declare; more for tests and load. */
  CALL_LIMIT_FACTOR: wholeNumber(1, 1_000_000).default(1),
  /** What of the ages at which students choose what their guardians see is different here, as JSON. */
  GUARDIAN_TOPICS: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('must be JSON');
        return z.NEVER;
      }
    })
    .pipe(guardianTopicChangesSchema)
    .optional(),
  /** Where mails go out; without it the embedded mailer shows them at /dev/mail. */
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@mail.example:587').optional(),
  /** Sender of mails. Default: the brand's name, no-reply at PUBLIC_URL's host. */
  MAIL_FROM: z.string().regex(mailbox, 'must be an address like Lyceum <no-reply@lyceum.example>').optional(),
  /** Where people write to those who run the site. Default: help at PUBLIC_URL's host. */
  CONTACT_EMAIL: z.email('must be an address like help@lyceum.example').optional(),
  /** Whether GraphQL runs any document within its bounds, or only those the web app was built with. */
  GRAPHQL_DOCUMENTS: z.enum(['any', 'trusted'], 'must be any or trusted').default('any'),
  /** Whether GraphQL tells its schema to who asks, and what a wrong name may have meant. Default: not in production. */
  GRAPHQL_INTROSPECTION: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty']).default('json'),
});

export type Environment = z.output<typeof environmentSchema>;
