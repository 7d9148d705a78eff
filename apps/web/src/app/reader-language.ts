import { type Language, setLanguage } from '@lyceum/contracts/messages';

/** What there is beside English, by what the browser keeps as `language`; each is a file of its own. */
const languages = new Map<string | null, () => Promise<Language>>([
  ['en-XA', () => import('./pseudo-language').then((it) => it.pseudoLanguage)],
]);

/** English, perhaps of a country or region. Some browsers say what is no language, like `en-US@posix`; formats throw at it. */
const ofEnglish = /^en(?:-(?:[A-Z]{2}|\d{3}))?$/;

/** Has the app speak the reader's language, before anything is on the screen. English takes no time. */
export async function speakReadersLanguage(): Promise<void> {
  const chosen = await chosenLanguage();
  setLanguage(chosen ?? { locale: navigator.languages.find((tag) => ofEnglish.test(tag)) ?? 'en' });
  if (chosen) document.documentElement.lang = chosen.locale;
}

/** Nothing where none is chosen, where its file does not come, and in a browser that keeps nothing (blocked cookies). */
async function chosenLanguage(): Promise<Language | undefined> {
  try {
    return await languages.get(localStorage.getItem('language'))?.();
  } catch {
    return undefined;
  }
}
