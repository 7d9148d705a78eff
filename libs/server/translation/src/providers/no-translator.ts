import { translationErrors } from '@lyceum/contracts/translation';
import { DomainError } from '@lyceum/kernel';
import type { Language, Translator } from './translator.port';
import type { TranslatedTextModel } from '../translation.model';

/** Where no provider is set up. */
export class NoTranslator implements Translator {
  readonly name = null;

  languages(): Promise<readonly Language[]> {
    return Promise.resolve([]);
  }

  translate(): Promise<TranslatedTextModel> {
    return Promise.reject(new DomainError(translationErrors.NOT_AVAILABLE));
  }
}
