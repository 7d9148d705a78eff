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
  postalAddress: [],
  socialLinks: [],
  banner: null,
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
  const { brandName, brandSlug, appEnvironment, version, contactEmail, postalAddress, ...others } =
    candidate as Record<string, unknown>;
  const { socialLinks, banner, socialProviders, takesPayments } = others;
  return (
    [brandName, brandSlug, version, contactEmail].every(isText) &&
    isOneOf(appEnvironments)(appEnvironment) &&
    isListOf(isText)(postalAddress) &&
    isListOf(hasTexts('name', 'url'))(socialLinks) &&
    (banner === null || hasTexts('text', 'linkLabel', 'path')(banner)) &&
    isListOf(isOneOf(knownProviders))(socialProviders) &&
    typeof takesPayments === 'boolean'
  );
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';

const hasTexts =
  (...names: readonly string[]): Check =>
  (value) => {
    const texts = (value ?? {}) as Record<string, unknown>;
    return names.every((name) => isText(texts[name]));
  };

const isListOf =
  (isOne: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isOne);

const isOneOf =
  (known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value);
