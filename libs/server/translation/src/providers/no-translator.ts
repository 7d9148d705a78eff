import { translationErrors } from '@lyceum/contracts';
import { DomainError } from '@lyceum/kernel';
import type { Language, Translated, Translator } from './translator.port';

/** Where no provider is set up. */
export class NoTranslator implements Translator {
  readonly name = null;

  languages(): Promise<readonly Language[]> {
    return Promise.resolve([]);
  }

  translate(): Promise<Translated> {
    return Promise.reject(new DomainError(translationErrors.NOT_AVAILABLE));
  }
}
