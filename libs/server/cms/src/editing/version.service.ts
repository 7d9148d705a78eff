import {
  cmsErrors,
  cmsLimits,
  type CompareContentInput,
  compareContentSchema,
  type ContentChange,
  contentChanges,
  type ContentDraft,
  type ContentVersionPage,
  type ContentVersionsInput,
  contentVersionsSchema,
  draftSchemaOf,
  draftTitle,
  type RestoreContentVersionInput,
  restoreContentVersionSchema,
  type SavedContent,
} from '@lyceum/contracts/cms';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { ContentReader } from './content-reader';
import { ContentService } from './content.service';
import { someVersionsQuery, type VersionRow, versionsQuery } from './editing.statements';

/** What was written before: listed, compared, and brought back. */
@Injectable()
export class VersionService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly reader: ContentReader,
    private readonly content: ContentService,
  ) {}

  /** The latest first. @throws DomainError CMS_ENTRY_NOT_FOUND */
  async list(actor: Actor, input: ContentVersionsInput): Promise<ContentVersionPage> {
    assertCan(actor, 'content.edit');
    const { id, before = null } = parseInput(contentVersionsSchema, input);
    const rows = await this.queries.rows(versionsQuery, { id, before });
    if (rows.length === 0) await this.reader.row(id);
    return {
      versions: rows.slice(0, cmsLimits.versions).map(told),
      hasMore: rows.length > cmsLimits.versions,
    };
  }

  /** What is different from one version to another. @throws DomainError CMS_VERSION_NOT_FOUND */
  async compare(actor: Actor, input: CompareContentInput): Promise<ContentChange[]> {
    assertCan(actor, 'content.edit');
    const { id, from, to } = parseInput(compareContentSchema, input);
    const rows = await this.queries.rows(someVersionsQuery, { id, versions: [from, to] });
    const [before, after] = [from, to].map((version) => rows.find((row) => row.version === version));
    if (!before || !after) throw new DomainError(cmsErrors.VERSION_NOT_FOUND);
    return contentChanges(before.type, before.data as ContentDraft, after.data as ContentDraft);
  }

  /**
   * Makes an older version the latest one. Visitors see it once it is published.
   * @throws DomainError CMS_VERSION_NOT_FOUND, CMS_ENTRY_NOT_FOUND, CMS_DELETED, CMS_SAVED_MEANWHILE, CMS_PICTURE_GONE
   */
  async restore(actor: Actor, input: RestoreContentVersionInput): Promise<SavedContent> {
    assertCan(actor, 'content.edit');
    const { id, version, from } = parseInput(restoreContentVersionSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const [row] = await transaction.rows(someVersionsQuery, { id, versions: [from] });
      if (!row) throw new DomainError(cmsErrors.VERSION_NOT_FOUND);
      const { type } = row;
      // Written when the type may have had other fields.
      const draft = parseInput(draftSchemaOf(type), row.data);
      const { sourceVersion } = row;
      const kept = { id, version, type, draft, sourceVersion };
      return this.content.keep(transaction, actor, kept, 'content.restoreVersion');
    });
  }
}

const told = ({ type, data, savedAt, publishedAt, sourceVersion: _, ...version }: VersionRow) => ({
  ...version,
  title: draftTitle(type, data as ContentDraft),
  savedAt: savedAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
});
