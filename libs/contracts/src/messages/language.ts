/** A message's words: one pattern, or one for each plural category of its `count` (those of `Intl.PluralRules`). */
export type Words = string | PluralForms;

export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & Record<'other', string>>;

/** What texts are said in. */
export interface Language {
  /** BCP 47, as `Intl` takes it. */
  readonly locale: string;
  /** The words for an English pattern (of a plural: its `other`); a message it has none for stays English. */
  readonly translate?: (english: string) => Words | undefined;
}

let language: Language = { locale: 'en' };

export const currentLanguage = (): Language => language;

/** Once, before the first render: what is on the screen already stays as it is. */
export function setLanguage(next: Language): void {
  language = next;
}

/** What `say` gives in a language, for a server that writes to many people. `say` must not wait for anything. */
export function inLanguage<Result>(wanted: Language, say: () => Result): Result {
  const before = language;
  language = wanted;
  try {
    return say();
  } finally {
    language = before;
  }
}

/** A formatter of the present locale, made when it is first needed: making one is dear. */
export function perLocale<Format>(make: (locale: string) => Format): () => Format {
  let made: { readonly locale: string; readonly format: Format } | undefined;
  return () => {
    const { locale } = language;
    if (made?.locale !== locale) made = { locale, format: make(locale) };
    return made.format;
  };
}
