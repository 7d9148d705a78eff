import type { Config, OutgoingCalls } from '@lyceum/kernel';
import { GoogleTranslator } from './google-translator';
import { LibreTranslator } from './libre-translator';
import { NoTranslator } from './no-translator';
import type { Translator } from './translator.port';

type Settings = Pick<
  Config,
  'LIBRETRANSLATE_URL' | 'LIBRETRANSLATE_API_KEY' | 'GOOGLE_TRANSLATE_API_KEY' | 'GOOGLE_TRANSLATE_URL'
>;

/** The provider this installation has set up; two at once the configuration refuses. */
export function chooseTranslator(settings: Settings, calls: OutgoingCalls): Translator {
  const { LIBRETRANSLATE_URL, LIBRETRANSLATE_API_KEY, GOOGLE_TRANSLATE_API_KEY, GOOGLE_TRANSLATE_URL } =
    settings;
  if (LIBRETRANSLATE_URL) return new LibreTranslator(calls, LIBRETRANSLATE_URL, LIBRETRANSLATE_API_KEY);
  if (GOOGLE_TRANSLATE_API_KEY)
    return new GoogleTranslator(calls, GOOGLE_TRANSLATE_URL, GOOGLE_TRANSLATE_API_KEY);
  return new NoTranslator();
}
