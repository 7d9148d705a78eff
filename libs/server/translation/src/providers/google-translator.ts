import type { OutgoingCalls } from '@lyceum/kernel';
import { z } from 'zod';
import { askProvider } from './ask-provider';
import type { Language, Translator } from './translator.port';
import type { TranslatedTextModel } from '../translation.model';

const languagesSchema = z.object({
  data: z.object({ languages: z.array(z.object({ language: z.string(), name: z.string() })) }),
});

const translatedSchema = z.object({
  data: z.object({
    translations: z.tuple([
      z.object({ translatedText: z.string(), detectedSourceLanguage: z.string().optional() }),
    ]),
  }),
});

/** Google's Cloud Translation, Basic edition (https://cloud.google.com/translate/docs/reference/rest/v2). */
export class GoogleTranslator implements Translator {
  readonly name = 'Google';
  private readonly url: string;
  private readonly headers: Readonly<Record<string, string>>;

  constructor(
    private readonly calls: OutgoingCalls,
    url: string,
    apiKey: string,
  ) {
    this.url = `${url}/language/translate/v2`;
    // Not in the address, which others along the way may log.
    this.headers = { 'x-goog-api-key': apiKey };
  }

  async languages(): Promise<readonly Language[]> {
    const { calls, url, headers } = this;
    const { data } = await askProvider(
      calls,
      { url: `${url}/languages?target=en`, headers },
      languagesSchema,
    );
    return data.languages.map(({ language, name }) => ({ code: language, name }));
  }

  async translate(text: string, target: string): Promise<TranslatedTextModel> {
    const { calls, url, headers } = this;
    const { data } = await askProvider(
      calls,
      { url, headers, body: { q: text, target, format: 'text' }, length: text.length },
      translatedSchema,
    );
    const [{ translatedText, detectedSourceLanguage = null }] = data.translations;
    return { text: translatedText, detectedLanguage: detectedSourceLanguage };
  }
}
