import { socialProviders as knownProviders } from '@lyceum/contracts/auth';
import {
  appEnvironments,
  appVersion,
  type PublicConfig,
  publicConfigElementId,
} from '@lyceum/contracts/common';

/** What a page says about itself where no server wrote its configuration: under the Vite dev server. */
const developmentConfig: PublicConfig = {
  brandName: 'Lyceum',
  brandSlug: 'lyceum',
  appEnvironment: 'LOCAL',
  version: appVersion,
  contactEmail: 'help@localhost',
  socialProviders: [],
  takesPayments: true,
};

/** The configuration the server wrote into this page. */
export function readPageConfig(page: Pick<Document, 'getElementById'> = document): PublicConfig {
  return parsePageConfig(page.getElementById(publicConfigElementId)?.textContent ?? '');
}

/**
 * Reads the text of the configuration element. By hand, because it is needed before the first paint of a public page,
 * which does not load the validation library; a test holds it against `publicConfigSchema`.
 */
export function parsePageConfig(text: string): PublicConfig {
  try {
    const candidate: unknown = JSON.parse(text);
    return isPublicConfig(candidate) ? candidate : developmentConfig;
  } catch {
    return developmentConfig;
  }
}

function isPublicConfig(candidate: unknown): candidate is PublicConfig {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { brandName, brandSlug, appEnvironment, version, contactEmail, socialProviders, takesPayments } =
    candidate as Record<string, unknown>;
  const texts = [brandName, brandSlug, version, contactEmail];
  return (
    texts.every((text) => typeof text === 'string') &&
    isOneOf(appEnvironments)(appEnvironment) &&
    Array.isArray(socialProviders) &&
    socialProviders.every(isOneOf(knownProviders)) &&
    typeof takesPayments === 'boolean'
  );
}

const isOneOf =
  (known: readonly unknown[]) =>
  (value: unknown): boolean =>
    known.includes(value);
