import { Injectable } from '@nestjs/common';
import { type TextReference, translationErrors } from '@lyceum/contracts/translation';
import { type Actor, DomainError, TextSources } from '@lyceum/kernel';

/** Which texts somebody may have translated. */
@Injectable()
export class ReadableTexts {
  constructor(private readonly sources: TextSources) {}

  /**
   * A text stands in what it is said to belong to, or in a draft of the caller's where nothing is said; a part of it is
   * enough, and neither case nor spaces and line breaks matter.
   * @throws DomainError TRANSLATION_NOT_READ_HERE
   */
  async assertHolds(actor: Actor, text: string, about: TextReference | null): Promise<void> {
    const words = wordsOf(text);
    const holds = (whole: string): boolean => wordsOf(whole).includes(words);
    if (about) {
      const texts = await this.sources.of(actor, about);
      if (texts.some(holds)) return;
    } else {
      for await (const draft of this.sources.drafts(actor)) if (holds(draft)) return;
    }
    throw new DomainError(translationErrors.NOT_READ_HERE);
  }
}

/** A text as it is compared. */
const wordsOf = (text: string): string =>
  text.toWellFormed().normalize().toLowerCase().replaceAll(/\s+/gu, ' ').trim();
