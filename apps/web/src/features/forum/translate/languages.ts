import { currentLanguage } from '@lyceum/contracts/messages';
import type { SupportedLanguages } from '@lyceum/contracts/translation';
import { callAndRead } from '@lyceum/session';
import { queryOptions } from '@tanstack/react-query';

export type Language = SupportedLanguages['languages'][number];

/** What browsers translate into where the server offers nothing. */
const browserLanguages = [
  ...['ar', 'bn', 'de', 'en', 'es', 'fr', 'hi', 'id', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru'],
  ...['th', 'tr', 'uk', 'vi', 'zh', 'zh-Hant'],
];

const chosenKey = 'lyceum.translate-to';

const answers = () => import('./languages-answer').then((it) => it.supportedLanguagesAnswerSchema);

/** The languages the server translates into (checklist line 123). */
export const languagesQuery = queryOptions({
  queryKey: ['translation', 'languages'],
  queryFn: ({ signal }) => callAndRead(answers, '/getSupportedLanguages', { signal }),
  staleTime: 60 * 60 * 1_000,
});

/** The languages one can choose; none where neither server nor browser translate. */
export function languagesOffered(server: SupportedLanguages | undefined, hasBrowser: boolean): Language[] {
  if (server?.available) return server.languages;
  if (!hasBrowser) return [];
  const names = new Intl.DisplayNames(currentLanguage().locale, { type: 'language' });
  return browserLanguages.map((code) => ({ code, name: names.of(code) ?? code }));
}

/** The language chosen last, or the browser's, among those offered. */
export function languageToBegin(languages: readonly Language[]): string {
  const wanted = [readChosen(), navigator.language, navigator.language.split('-')[0]];
  const found = wanted.find((code) => languages.some((language) => language.code === code));
  return found ?? languages[0]?.code ?? '';
}

export function keepChosen(code: string): void {
  try {
    localStorage.setItem(chosenKey, code);
  } catch {
    // It is only a convenience.
  }
}

function readChosen(): string | null {
  try {
    return localStorage.getItem(chosenKey);
  } catch {
    return null;
  }
}
