import type { OutgoingCalls } from '@lyceum/kernel';
import { z } from 'zod';
import { askProvider } from './ask-provider';
import type { Language, Translator } from './translator.port';
import type { TranslatedTextModel } from '../translation.model';

const languagesSchema = z.array(z.object({ code: z.string(), name: z.string() }));

const translatedSchema = z.object({
  translatedText: z.string(),
  detectedLanguage: z.object({ language: z.string() }).optional(),
});

/** LibreTranslate, one's own or theirs (https://docs.libretranslate.com/api). */
export class LibreTranslator implements Translator {
  readonly name = 'LibreTranslate';

  constructor(
    private readonly calls: OutgoingCalls,
    private readonly url: string,
    private readonly apiKey: string | undefined,
  ) {}

  languages(): Promise<readonly Language[]> {
    return askProvider(this.calls, { url: `${this.url}/languages` }, languagesSchema);
  }

  async translate(text: string, target: string): Promise<TranslatedTextModel> {
    const key = this.apiKey === undefined ? {} : { api_key: this.apiKey };
    const body = { q: text, source: 'auto', target, format: 'text', ...key };
    const call = { url: `${this.url}/translate`, body, length: text.length };
    const answer = await askProvider(this.calls, call, translatedSchema);
    return { text: answer.translatedText, detectedLanguage: answer.detectedLanguage?.language ?? null };
  }
}
