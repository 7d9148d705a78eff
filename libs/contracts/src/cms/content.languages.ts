/** What the public site can be read in. English is what editors write first; the others are translations of it. */
export const contentLanguages = ['en', 'es', 'zh'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

export const translationLanguages = ['es', 'zh'] as const;
export type TranslationLanguage = (typeof translationLanguages)[number];

/** Types of content that are the same for readers of every language: an address, and what is said above three pages in English. */
export const sameInAll = ['redirect', 'banner'] as const;
export const hasTranslations = (type: string): boolean => !sameInAll.some((one) => one === type);

/** As editors call them. */
export const contentLanguageLabels = {
  en: 'English',
  es: 'Spanish',
  zh: 'Chinese',
} as const satisfies Record<ContentLanguage, string>;

/** As its readers call each, and as pages are marked with it. */
export const languageNames = {
  en: { name: 'English', tag: 'en' },
  es: { name: 'Español', tag: 'es' },
  zh: { name: '中文', tag: 'zh-Hans' },
} as const satisfies Record<ContentLanguage, { name: string; tag: string }>;

/** What has become of an entry in a language: visitors read none while it is not published, and English may have been published since the translation was made of it. */
export const translationStates = ['MISSING', 'OUTDATED', 'UP_TO_DATE'] as const;
export type TranslationState = (typeof translationStates)[number];

export const translationStateLabels = {
  MISSING: 'Missing',
  OUTDATED: 'Outdated',
  UP_TO_DATE: 'Up to date',
} as const satisfies Record<TranslationState, string>;

const prefixed = /^(es|zh)(?:\/(.*))?$/;

/** The language in front of a name in addresses, `es/about-us`, and the name without it; a path has them after its first slash. */
export function languageIn(slug: string): { language: ContentLanguage; rest: string } {
  const [, language, rest = ''] = prefixed.exec(slug) ?? [];
  return language === undefined
    ? { language: 'en', rest: slug }
    : { language: language as TranslationLanguage, rest };
}

/** A path of the public site in a language: `/about-us` as `/es/about-us`. */
export const pathIn = (language: ContentLanguage, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
