import type { SocialProvider } from '@lyceum/contracts/auth';
import { uploadsLimits } from '@lyceum/contracts/uploads';
import { type z } from 'zod';
import type { SocialLink } from './site.schema';
import { runsAtOnce } from './runs-at-once';
import { type Environment, environmentSchema } from './config.schema';
import { configuredProviders, missingOfProviders } from './social.schema';

/** Injection token of the parsed configuration: `@Inject(CONFIG) config: Config`. */
export const CONFIG = Symbol('CONFIG');

export type Config = Environment & {
  readonly publicUrl: string;
  /** CONTACT_EMAIL, or help at the host people reach. */
  readonly contactEmail: string;
  /** Lines of POSTAL_ADDRESS; none where it is not told. */
  readonly postalAddress: readonly string[];
  /** SOCIAL_LINKS; none where there are none. */
  readonly socialLinks: readonly SocialLink[];
  readonly isProduction: boolean;
  /** PAYMENT_SANDBOX, or what this kind of installation does by default. */
  readonly takesSandboxPayments: boolean;
  /** Whether something can be paid here: by a provider that is configured, or with pretend money. */
  readonly takesPayments: boolean;
  /** Lines of who issues invoices; none where there are no invoices. */
  readonly invoiceIssuer: readonly string[];
  /** GRAPHQL_INTROSPECTION, or what this kind of installation does by default. */
  readonly showsGraphqlSchema: boolean;
  /** Services people can sign in with here. */
  readonly socialProviders: readonly SocialProvider[];
};

/** The environment has wrong or missing variables. The message lists every one of them, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration once, at start.
 * @throws ConfigError naming every wrong or missing variable at once
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(set);
  const problems = [...(parsed.error ? describeProblems(parsed.error, set) : []), ...missingOfProviders(set)];
  if (!parsed.success || problems.length > 0) throw new ConfigError(heading(problems));
  const config = parsed.data;
  const isProduction = config.APP_ENV.startsWith('PRODUCTION');
  const conflicts = describeConflicts(config, isProduction);
  if (conflicts.length > 0) throw new ConfigError(heading(conflicts));
  const publicUrl = config.PUBLIC_URL ?? `http://${nameOf(config.HOST)}:${config.PORT}`;
  const showsGraphqlSchema = config.GRAPHQL_INTROSPECTION ?? !isProduction;
  const takesSandboxPayments = config.PAYMENT_SANDBOX ?? !isProduction;
  const takesPayments =
    takesSandboxPayments || config.STRIPE_SECRET_KEY !== undefined || config.PAYPAL_SECRET !== undefined;
  const pretended = isProduction ? '' : `${config.BRAND_NAME}|A demonstration: nothing is to be paid`;
  const invoiceIssuer = (config.INVOICE_ISSUER ?? pretended)
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean);
  const socialProviders = configuredProviders(set);
  const contactEmail = config.CONTACT_EMAIL ?? `help@${new URL(publicUrl).hostname}`;
  return {
    ...config,
    isProduction,
    takesSandboxPayments,
    takesPayments,
    invoiceIssuer,
    showsGraphqlSchema,
    publicUrl,
    contactEmail,
    postalAddress: config.POSTAL_ADDRESS ?? [],
    socialLinks: config.SOCIAL_LINKS ?? [],
    socialProviders,
  };
}

/** This machine by its name: browsers keep passkeys for names, not for numbers. */
const nameOf = (host: string): string =>
  /^(127(\.\d+){3}|::1|0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host;

function describeProblems(error: z.ZodError, set: Record<string, string | undefined>): string[] {
  return error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `  ${name} ${name in set ? message : 'is not set'}`;
  });
}

/** What may hold connections at the same time, besides the batches that are counted by JOB_CONCURRENCY. */
const besidesBatches = runsAtOnce + uploadsLimits.checksAtOnce;

/** What is wrong with variables that are right one by one. */
function describeConflicts(config: Environment, isProduction: boolean): string[] {
  const {
    DEMO_DATA,
    PAYMENT_SANDBOX = false,
    SMTP_URL,
    RUN_JOBS,
    JOB_CONCURRENCY,
    DATABASE_POOL_SIZE,
  } = config;
  const { LIBRETRANSLATE_URL, GOOGLE_TRANSLATE_API_KEY } = config;
  const { OBJECT_STORE_ACCESS_KEY_ID: keyId, OBJECT_STORE_SECRET_ACCESS_KEY: key } = config;
  return [
    isProduction && DEMO_DATA && '  DEMO_DATA must be false in production',
    isProduction &&
      PAYMENT_SANDBOX &&
      '  PAYMENT_SANDBOX must be false in production: nobody would pay anything',
    (config.STRIPE_SECRET_KEY === undefined) !== (config.STRIPE_WEBHOOK_SECRET === undefined) &&
      '  STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together',
    new Set(
      [config.PAYPAL_CLIENT_ID, config.PAYPAL_SECRET, config.PAYPAL_WEBHOOK_ID].map(
        (one) => one === undefined,
      ),
    ).size > 1 && '  PAYPAL_CLIENT_ID, PAYPAL_SECRET and PAYPAL_WEBHOOK_ID must be set together',
    ...describeCallConflicts(config),
    (config.HUBSPOT_PORTAL_ID === undefined) !== (config.HUBSPOT_FORM_ID === undefined) &&
      '  HUBSPOT_PORTAL_ID and HUBSPOT_FORM_ID must be set together',
    isProduction && SMTP_URL === undefined && '  SMTP_URL must be set in production',
    LIBRETRANSLATE_URL !== undefined &&
      GOOGLE_TRANSLATE_API_KEY !== undefined &&
      '  LIBRETRANSLATE_URL and GOOGLE_TRANSLATE_API_KEY are both set: choose one provider of translations',
    // Each holds one connection and may need a second; with one to spare they never all wait for each other.
    RUN_JOBS &&
      JOB_CONCURRENCY + besidesBatches >= DATABASE_POOL_SIZE &&
      `  JOB_CONCURRENCY must be less than DATABASE_POOL_SIZE - ${besidesBatches}: scheduled runs and checks of uploads hold connections as well`,
    (keyId === undefined) !== (key === undefined) &&
      '  OBJECT_STORE_ACCESS_KEY_ID and OBJECT_STORE_SECRET_ACCESS_KEY must be set together',
  ].filter((line) => line !== false);
}

/** Whether some of them are set and others not. */
const areHalfSet = (...values: unknown[]): boolean =>
  values.includes(undefined) && values.some((value) => value !== undefined);

function describeCallConflicts(config: Environment): (string | false)[] {
  const { LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET, LIVEKIT_CN_URL } = config;
  const { ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET, ZOOM_WEBHOOK_SECRET, ZOOM_HOST } = config;
  return [
    areHalfSet(LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET) &&
      '  LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET must be set together',
    LIVEKIT_CN_URL !== undefined &&
      LIVEKIT_URL === undefined &&
      '  LIVEKIT_CN_URL is set without LIVEKIT_URL',
    areHalfSet(ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET, ZOOM_WEBHOOK_SECRET, ZOOM_HOST) &&
      '  ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET, ZOOM_WEBHOOK_SECRET and ZOOM_HOST must be set together',
    LIVEKIT_URL !== undefined &&
      ZOOM_HOST !== undefined &&
      '  LIVEKIT_URL and ZOOM_HOST are both set: choose one provider of video calls',
  ];
}

function heading(lines: readonly string[]): string {
  return [
    'The configuration is not right. Please correct these variables (see .env.example):',
    ...lines,
  ].join('\n');
}
