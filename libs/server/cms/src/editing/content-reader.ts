import { cmsErrors, type ContentDetail, contentPath, type ReadType, readTypes } from '@lyceum/contracts/cms';
import { CONFIG, type Config, DomainError, PreparedQueries, type StatementRunner } from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { entryQuery, type EntryRow } from './editing.statements';

/** Entries as those who edit them see them. */
@Injectable()
export class ContentReader {
  constructor(
    private readonly queries: PreparedQueries,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws DomainError CMS_ENTRY_NOT_FOUND */
  async row(id: string, statements: StatementRunner = this.queries): Promise<EntryRow> {
    const [row] = await statements.rows(entryQuery, { id });
    if (!row) throw new DomainError(cmsErrors.ENTRY_NOT_FOUND);
    return row;
  }

  /** @throws DomainError CMS_ENTRY_NOT_FOUND */
  async detail(id: string): Promise<ContentDetail> {
    const row = await this.row(id);
    return {
      ...row,
      data: row.data as Record<string, unknown>,
      path: this.pathOf(row),
      publishedAt: row.publishedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      savedAt: row.savedAt.toISOString(),
    };
  }

  /** Where visitors read it; null of what has no page of its own. */
  pathOf({ type, slug }: Pick<EntryRow, 'type' | 'slug'>): string | null {
    if (type === 'redirect') return `/${slug}`;
    return (readTypes as readonly string[]).includes(type)
      ? contentPath(type as ReadType, slug, this.config.BRAND_SLUG)
      : null;
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
