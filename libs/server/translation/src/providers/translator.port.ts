import type { TranslatedTextModel } from '../translation.model';

export interface Language {
  /** As BCP 47 writes it. */
  readonly code: string;
  /** In English. */
  readonly name: string;
}

/** Port to whoever translates. All adapters pass one contract test. */
export abstract class Translator {
  /** Names the provider; null where this installation has none. */
  abstract readonly name: string | null;
  /** Languages to translate into. @throws DomainError TRANSLATION_FAILED */
  abstract languages(): Promise<readonly Language[]>;
  /** @throws DomainError TRANSLATION_FAILED */
  abstract translate(text: string, target: string): Promise<TranslatedTextModel>;
}
