/** The translator some browsers have, as far as it is used here. The text does not leave the device. */
interface TranslatorApi {
  availability(languages: LanguagePair): Promise<string>;
  create(languages: LanguagePair): Promise<{ translate(text: string): Promise<string>; destroy?(): void }>;
}

interface DetectorApi {
  create(): Promise<{
    detect(text: string): Promise<readonly { detectedLanguage?: string }[]>;
    destroy?(): void;
  }>;
}

interface LanguagePair {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

/** Whether this browser can translate by itself; which languages shows when it is asked. */
export function hasBrowserTranslator(): boolean {
  return apis() !== null;
}

/** A text in another language by the browser's own means; null where it cannot. */
export async function translateInBrowser(text: string, targetLanguage: string): Promise<string | null> {
  const found = apis();
  if (!found) return null;
  try {
    const sourceLanguage = await languageOf(found.detector, text);
    if (sourceLanguage === null) return null;
    if (sourceLanguage === targetLanguage) return text;
    const languages = { sourceLanguage, targetLanguage };
    if ((await found.translator.availability(languages)) === 'unavailable') return null;
    const translator = await found.translator.create(languages);
    const translated = await translator.translate(text);
    translator.destroy?.();
    return translated;
  } catch {
    // A model that did not load, or a browser that refuses: the server is asked instead.
    return null;
  }
}

async function languageOf(detectors: DetectorApi, text: string): Promise<string | null> {
  const detector = await detectors.create();
  const [best] = await detector.detect(text);
  detector.destroy?.();
  return best?.detectedLanguage && best.detectedLanguage !== 'und' ? best.detectedLanguage : null;
}

function apis(): { translator: TranslatorApi; detector: DetectorApi } | null {
  const { Translator: translator, LanguageDetector: detector } = globalThis as {
    Translator?: TranslatorApi;
    LanguageDetector?: DetectorApi;
  };
  return translator && detector ? { translator, detector } : null;
}
