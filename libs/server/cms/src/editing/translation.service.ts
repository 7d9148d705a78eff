import {
  blankTranslation,
  cmsErrors,
  type ContentDetail,
  type ContentDraft,
  draftTitle,
  hasTranslations,
  mediaIn,
  type TranslateContentInput,
  translateContentSchema,
  translationLanguages,
} from '@lyceum/contracts/cms';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { ContentReader } from './content-reader';
import type { EntryRow } from './editing.statements';
import { recordContent } from './record-content';
import { originalQuery, translateStatement, translationsQuery } from './translation.statements';

/** Entries in other languages: each an entry of its own, written, looked at and published like every other. */
@Injectable()
export class TranslationService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly reader: ContentReader,
  ) {}

  /**
   * Begins one, with the blocks and pictures of what visitors read in English and none of its words.
   * @returns its id @throws DomainError CMS_ENTRY_NOT_FOUND, CMS_DELETED, CMS_NOT_TRANSLATED, CMS_TRANSLATED, CMS_TRANSLATION_DELETED
   */
  async translate(actor: Actor, input: TranslateContentInput): Promise<{ id: string }> {
    assertCan(actor, 'content.edit');
    const { id, language } = parseInput(translateContentSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const { type, state, originalId } = await this.reader.row(id, transaction);
      if (!hasTranslations(type) || originalId !== null) throw new DomainError(cmsErrors.NOT_TRANSLATED);
      if (state === 'DELETED') throw new DomainError(cmsErrors.DELETED);
      const [original] = await transaction.rows(originalQuery, { id });
      const draft = blankTranslation(type, (original?.data ?? {}) as ContentDraft);
      const [made] = await transaction.rows(translateStatement, {
        id,
        language,
        title: draftTitle(type, draft),
        data: JSON.stringify(draft),
        mediaIds: mediaIn(type, draft),
        sourceVersion: original?.version ?? null,
        actorId: actor.userId,
      });
      if (!made) {
        const there = (await transaction.rows(translationsQuery, { id })).find(
          (one) => one.language === language,
        );
        throw new DomainError(
          there?.state === 'DELETED' ? cmsErrors.TRANSLATION_DELETED : cmsErrors.TRANSLATED,
        );
      }
      recordContent(transaction, actor, {
        action: 'content.translate',
        id: made.id,
        before: null,
        after: { language, of: id },
      });
      return { id: made.id };
    });
  }

  /** What an entry is a translation of, and what there is of it in all languages. */
  async of({
    id,
    type,
    originalId,
    sourceVersion,
  }: Pick<EntryRow, 'id' | 'type' | 'originalId' | 'sourceVersion'>): Promise<
    Pick<ContentDetail, 'original' | 'translations'>
  > {
    if (!hasTranslations(type)) return { original: null, translations: [] };
    const of = originalId ?? id;
    const [originals, written] = await Promise.all([
      originalId === null ? [] : this.queries.rows(originalQuery, { id: originalId }),
      this.queries.rows(translationsQuery, { id: of }),
    ]);
    const [original] = originals;
    return {
      original: original
        ? {
            id: original.id,
            version: original.version,
            liveVersion: original.liveVersion,
            data: original.data as Record<string, unknown>,
            sourceVersion,
          }
        : null,
      translations: [
        ...written
          .filter(({ language }) => language === 'en')
          .map(({ language, state }) => ({ language, id: of, state, translation: null })),
        ...translationLanguages.map((language) => {
          const one = written.find((row) => row.language === language);
          if (!one) return { language, id: null, state: null, translation: 'MISSING' as const };
          const translation = !one.isLive ? 'MISSING' : one.isOutdated ? 'OUTDATED' : 'UP_TO_DATE';
          return { language, id: one.id, state: one.state, translation } as const;
        }),
      ],
    };
  }
}
