import { createPrivateKey } from 'node:crypto';
import { type SocialProvider, socialProviderLabels, socialProviders } from '@lyceum/contracts/auth';
import { z } from 'zod';

/** Codes and secrets travel there: plain http only to this machine itself, where a test's stand-in listens. */
const serviceUrl = (byDefault: string): z.ZodDefault<z.ZodType<string, string>> =>
  z
    .string()
    .refine(isServiceUrl, 'must be an https URL (http only on this machine)')
    .transform((url) => url.replace(/\/+$/, ''))
    .default(byDefault);

function isServiceUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname))
  );
}

/** A key file's text. Where a variable cannot hold lines, `\n` stands for their ends. */
const ellipticKey = z
  .string()
  .transform((text) => text.replaceAll(String.raw`\n`, '\n'))
  .refine(isEllipticKey, 'must be the PEM text of the .p8 key Apple made for you');

function isEllipticKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

const given = z.string().trim().min(1).optional();

/** Variables of social sign-in, one group a service. A service is offered when all its names without a default are set. */
export const socialEnvironment = {
  GOOGLE_CLIENT_ID: given,
  GOOGLE_CLIENT_SECRET: given,
  GOOGLE_ISSUER: serviceUrl('https://accounts.google.com'),
  /** Apple's "Services ID". */
  APPLE_CLIENT_ID: given,
  APPLE_TEAM_ID: given,
  APPLE_KEY_ID: given,
  APPLE_PRIVATE_KEY: ellipticKey.optional(),
  APPLE_ISSUER: serviceUrl('https://appleid.apple.com'),
  FACEBOOK_APP_ID: given,
  FACEBOOK_APP_SECRET: given,
  /** Facebook's dialog is below it; its version is part of the address. */
  FACEBOOK_LOGIN_URL: serviceUrl('https://www.facebook.com/v23.0'),
  FACEBOOK_API_URL: serviceUrl('https://graph.facebook.com/v23.0'),
  WECHAT_APP_ID: given,
  WECHAT_APP_SECRET: given,
  WECHAT_LOGIN_URL: serviceUrl('https://open.weixin.qq.com'),
  WECHAT_API_URL: serviceUrl('https://api.weixin.qq.com'),
} as const;

const needed = {
  GOOGLE: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  FACEBOOK: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  APPLE: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  WECHAT: ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
} as const satisfies Record<SocialProvider, readonly (keyof typeof socialEnvironment)[]>;

/** Services whose variables are all set. */
export function configuredProviders(set: object): SocialProvider[] {
  return socialProviders.filter((provider) => needed[provider].every((name) => name in set));
}

/** One line for every variable that a half-configured service lacks. */
export function missingOfProviders(set: object): string[] {
  return socialProviders.flatMap((provider) => {
    const missing = needed[provider].filter((name) => !(name in set));
    if (missing.length === needed[provider].length) return [];
    const label = socialProviderLabels[provider];
    return missing.map((name) => `  ${name} is not set, but other variables of ${label} sign-in are`);
  });
}
