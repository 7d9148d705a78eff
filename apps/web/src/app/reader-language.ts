import { type Language, setLanguage } from '@lyceum/contracts';

/** What there is beside English, by what the browser keeps as `language`; each is a file of its own. */
const languages: Readonly<Record<string, (() => Promise<Language>) | undefined>> = {
  'en-XA': () => import('./pseudo-language').then((it) => it.pseudoLanguage),
};

/** Has the app speak the reader's language, before anything is on the screen. English takes no time. */
export async function speakReadersLanguage(): Promise<void> {
  const load = languages[localStorage.getItem('language') ?? ''];
  const chosen = await load?.().catch(() => undefined);
  setLanguage(chosen ?? { locale: navigator.languages.find((tag) => /^en\b/.test(tag)) ?? 'en' });
  if (chosen) document.documentElement.lang = chosen.locale;
}
