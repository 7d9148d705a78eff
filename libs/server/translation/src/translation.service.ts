import { Injectable } from '@nestjs/common';
import {
  type GetTranslatedTextInput,
  getTranslatedTextSchema,
  type SupportedLanguages,
  translationErrors,
  translationLimits,
} from '@lyceum/contracts/translation';
import { type Actor, assertCan, DomainError, parseInput } from '@lyceum/kernel';
import { TranslationCache } from './cache/translation-cache';
import { type Language, Translator } from './providers/translator.port';
import { ReadableTexts } from './readable-texts';
import { TranslationQuota } from './translation-quota';
import type { TranslatedTextModel } from './translation.model';

/** What people wrote, in the reader's language (checklist lines 123, 124). */
@Injectable()
export class TranslationService {
  /** The same on every process, and harmless where it is an hour old. */
  private known: { readonly languages: Promise<readonly Language[]>; readonly until: number } | null = null;

  constructor(
    private readonly translator: Translator,
    private readonly readable: ReadableTexts,
    private readonly cache: TranslationCache,
    private readonly quota: TranslationQuota,
  ) {}

  /** What a text can be translated into; nothing where there is no provider. @throws DomainError TRANSLATION_FAILED */
  async supportedLanguages(actor: Actor): Promise<SupportedLanguages> {
    assertCan(actor, 'translation.use');
    if (this.translator.name === null) return { available: false, languages: [] };
    return { available: true, languages: [...(await this.languages())] };
  }

  /**
   * Plain text in another language, of what the caller may read now or of a draft of theirs: nothing else is sent out,
   * nor told from the cache. What was translated lately is answered from the cache, and costs nothing of the
   * reader's day.
   * @throws DomainError TRANSLATION_NOT_AVAILABLE, TRANSLATION_TEXT_TOO_LONG, TRANSLATION_NOT_READ_HERE,
   * TRANSLATION_LANGUAGE_NOT_SUPPORTED, TRANSLATION_QUOTA_USED_UP, TRANSLATION_FAILED
   */
  async translate(actor: Actor, input: GetTranslatedTextInput): Promise<TranslatedTextModel> {
    assertCan(actor, 'translation.use');
    const { text: given, target, about } = parseInput(getTranslatedTextSchema, input);
    const { name: provider } = this.translator;
    if (provider === null) throw new DomainError(translationErrors.NOT_AVAILABLE);
    const text = given.toWellFormed();
    if (text.length > translationLimits.textLength) throw new DomainError(translationErrors.TEXT_TOO_LONG);
    await this.readable.assertHolds(actor, text, about ?? null);
    const language = await this.languageOf(target);
    const of = { provider, target: language, text };
    const kept = await this.cache.find(of);
    if (kept) return kept;
    const work = (): Promise<TranslatedTextModel> => this.translator.translate(text, language);
    const translated = await this.quota.charge(actor.userId, text.length, work);
    await this.cache.keep(of, translated);
    return translated;
  }

  /** The code as the provider writes it. @throws DomainError TRANSLATION_LANGUAGE_NOT_SUPPORTED */
  private async languageOf(target: string): Promise<string> {
    const languages = await this.languages();
    const found = languages.find(({ code }) => code.toLowerCase() === target.toLowerCase());
    if (!found) throw new DomainError(translationErrors.LANGUAGE_NOT_SUPPORTED);
    return found.code;
  }

  /** A failure is not remembered. */
  private async languages(): Promise<readonly Language[]> {
    if (!this.known || this.known.until < Date.now()) {
      const until = Date.now() + translationLimits.languagesMinutes * 60_000;
      this.known = { languages: this.translator.languages(), until };
    }
    const { known } = this;
    try {
      return await known.languages;
    } catch (error) {
      if (this.known === known) this.known = null;
      throw error;
    }
  }
}
