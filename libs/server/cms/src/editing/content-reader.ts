import {
  cmsErrors,
  type ContentDetail,
  contentPath,
  type ContentTypeName,
  type ReadType,
  readTypes,
} from '@lyceum/contracts/cms';
import { CONFIG, type Config, DomainError, PreparedQueries, type StatementRunner } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { PreviewKeys } from '../preview-keys';
import { entryQuery, type EntryRow } from './editing.statements';

/** Entries as those who edit them see them. */
@Injectable()
export class ContentReader {
  constructor(
    private readonly queries: PreparedQueries,
    @Inject(CONFIG) private readonly config: Config,
    private readonly previewKeys: PreviewKeys,
  ) {}

  /** @throws DomainError CMS_ENTRY_NOT_FOUND */
  async row(id: string, statements: StatementRunner = this.queries): Promise<EntryRow> {
    const [row] = await statements.rows(entryQuery, { id });
    if (!row) throw new DomainError(cmsErrors.ENTRY_NOT_FOUND);
    return row;
  }

  /** @throws DomainError CMS_ENTRY_NOT_FOUND */
  async detail(
    id: string,
  ): Promise<
    Omit<ContentDetail, 'needsOther' | 'original' | 'translations'> &
      Pick<EntryRow, 'originalId' | 'sourceVersion'>
  > {
    const { previewUntil, previewNumber, ...row } = await this.row(id);
    return {
      ...row,
      data: row.data as Record<string, unknown>,
      path: this.pathOf(row),
      publishedAt: row.publishedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      savedAt: row.savedAt.toISOString(),
      publishAt: row.publishAt?.toISOString() ?? null,
      unpublishAt: row.unpublishAt?.toISOString() ?? null,
      scheduleFailedAt: row.scheduleFailedAt?.toISOString() ?? null,
      reviewAt: row.reviewAt?.toISOString() ?? null,
      preview: previewUntil && {
        path: this.previewPath({ id, previewNumber }),
        until: previewUntil.toISOString(),
      },
    };
  }

  /** Where visitors read it; null of what has no page of its own. */
  pathOf({ type, slug }: Pick<EntryRow, 'type' | 'slug'>): string | null {
    if (type === 'redirect') return `/${slug}`;
    return this.hasPage(type) ? contentPath(type, slug, this.config.BRAND_SLUG) : null;
  }

  /** Whether entries of a type are read on pages of their own. */
  hasPage(type: ContentTypeName): type is ReadType {
    return (readTypes as readonly string[]).includes(type);
  }

  /** Where whoever has the link reads the newest draft. */
  previewPath(row: Pick<EntryRow, 'id' | 'previewNumber'>): string {
    return `/preview/${this.previewKeys.of(row)}`;
  }

  /**
   * Says why an entry that somebody saw in a version is not as they saw it.
   * @throws DomainError CMS_ENTRY_NOT_FOUND, CMS_DELETED, CMS_SAVED_MEANWHILE
   */
  async refuse(statements: StatementRunner, id: string): Promise<never> {
    const { state, savedBy, savedAt } = await this.row(id, statements);
    if (state === 'DELETED') throw new DomainError(cmsErrors.DELETED);
    const when = `${savedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    throw new DomainError(cmsErrors.SAVED_MEANWHILE, { parameters: { who: savedBy ?? 'Somebody', when } });
  }
}

export const scheduledMeanwhile = ({ scheduledBy }: Pick<EntryRow, 'scheduledBy'>): DomainError =>
  new DomainError(cmsErrors.SCHEDULED_MEANWHILE, { parameters: { who: scheduledBy ?? 'Somebody' } });
