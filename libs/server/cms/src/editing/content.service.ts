import {
  blankDraft,
  cmsErrors,
  cmsLimits,
  type ContentDetail,
  type ContentDraft,
  type ContentIdInput,
  contentIdSchema,
  type CreateContentInput,
  createContentSchema,
  draftSchemaOf,
  draftTitle,
  mediaIn,
  type PlaceContentInput,
  placeContentSchema,
  type SaveContentInput,
  saveContentSchema,
  type SavedContent,
  slugIssue,
} from '@lyceum/contracts/cms';
import { commonErrors, type ErrorDefinition, fillMessage } from '@lyceum/contracts/common';
import {
  type Actor,
  assertCan,
  DomainError,
  isForeignKeyViolation,
  isUniqueViolation,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { PublicPageService } from '../public-page.service';
import { Redirects } from '../redirects';
import { ContentReader } from './content-reader';
import {
  createStatement,
  endRedirectStatement,
  type EntryRow,
  holderQuery,
  placeStatement,
  redirectStatement,
  repeatedQuery,
  type SavedRow,
  saveStatement,
} from './editing.statements';
import { recordContent } from './record-content';
import { SecondPerson } from './second-person';
import { moveTranslationsStatement, originalQuery } from './translation.statements';
import { TranslationService } from './translation.service';

/** Pages whose addresses the product leads to. */
const fixedPages: ReadonlySet<string> = new Set(['home', 'globe', 'podcast']);

/** What editors write, before it is published: begun, kept as it is written, and moved. */
@Injectable()
export class ContentService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly reader: ContentReader,
    private readonly pages: PublicPageService,
    private readonly redirects: Redirects,
    private readonly secondPerson: SecondPerson,
    private readonly translations: TranslationService,
  ) {}

  /** @throws DomainError CMS_ENTRY_NOT_FOUND */
  async get(actor: Actor, input: ContentIdInput): Promise<ContentDetail> {
    assertCan(actor, 'content.edit');
    const { id } = parseInput(contentIdSchema, input);
    const { originalId, sourceVersion, ...detail } = await this.reader.detail(id);
    return {
      ...detail,
      ...(await this.translations.of({ ...detail, originalId, sourceVersion })),
      needsOther: await this.secondPerson.isNeeded(actor, id),
    };
  }

  /** Begins one with nothing in it. @returns its id @throws DomainError CMS_SLUG_TAKEN */
  async create(actor: Actor, input: CreateContentInput): Promise<{ id: string }> {
    assertCan(actor, 'content.edit');
    const { type, slug } = parseInput(createContentSchema, input);
    const data = blankDraft(type);
    const title = draftTitle(type, data);
    return this.unitOfWork.run(async (transaction) => {
      const values = { type, slug, title, data: JSON.stringify(data), actorId: actor.userId };
      const [made] = await this.orTaken({ type, slug }, () => transaction.rows(createStatement, values));
      const id = made?.id ?? '';
      recordContent(transaction, actor, {
        action: 'content.create',
        id,
        before: null,
        after: { type, slug },
      });
      return { id };
    });
  }

  /**
   * Keeps what is written as the latest version, complete or not. Said twice by whoever did not hear the answer, it is kept once.
   * @throws DomainError CMS_ENTRY_NOT_FOUND, CMS_DELETED, CMS_SAVED_MEANWHILE, CMS_PICTURE_GONE, CMS_TOO_LARGE, CMS_VERSION_NOT_FOUND, CMS_REDIRECT_LOOP, COMMON_INVALID_INPUT
   */
  async save(actor: Actor, input: SaveContentInput): Promise<SavedContent> {
    assertCan(actor, 'content.edit');
    const { id, version, goesOn, data: written, sourceVersion = null } = parseInput(saveContentSchema, input);
    const { type, slug, originalId } = await this.reader.row(id);
    if (sourceVersion !== null) await this.assertWritten(originalId, sourceVersion);
    const draft = parseInput(draftSchemaOf(type), written, 'data');
    await this.redirects.assertLeadsOn({ type, slug, data: draft });
    return this.unitOfWork.run((transaction) =>
      this.keep(transaction, actor, { id, version, type, draft, goesOn, sourceVersion }),
    );
  }

  /** The same within a transaction. */
  async keep(
    transaction: Transaction,
    actor: Actor,
    {
      id,
      version,
      type,
      draft,
      goesOn = false,
      sourceVersion = null,
    }: Pick<EntryRow, 'id' | 'version' | 'type'> & {
      readonly draft: ContentDraft;
      readonly goesOn?: boolean;
      readonly sourceVersion?: number | null;
    },
    action: 'content.save' | 'content.restoreVersion' = 'content.save',
  ): Promise<SavedContent> {
    const data = JSON.stringify(draft);
    if (Buffer.byteLength(data) > cmsLimits.draftBytes) throw new DomainError(cmsErrors.TOO_LARGE);
    const [title, mediaIds] = [draftTitle(type, draft), mediaIn(type, draft)];
    const values = { id, version, data, goesOn, title, mediaIds, sourceVersion, actorId: actor.userId };
    const [saved] = await transaction.rows(saveStatement, values).catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? new DomainError(cmsErrors.PICTURE_GONE) : error;
    });
    if (!saved) {
      const said = { id, version, data, sourceVersion, actorId: actor.userId };
      const [done] = action === 'content.save' ? await transaction.rows(repeatedQuery, said) : [];
      return done ? this.told(done) : this.reader.refuse(transaction, id);
    }
    const [before, after] = [{ version }, { version: saved.version }];
    if (!saved.isFolded) recordContent(transaction, actor, { action, id, before, after });
    return this.told(saved);
  }

  private told({ version, savedAt }: Pick<SavedRow, 'version' | 'savedAt'>): SavedContent {
    return { version, savedAt: savedAt.toISOString(), needsOther: this.secondPerson.isAsked };
  }

  /**
   * Changes the name in addresses and the place in lists, for visitors, too. What had an address of its own leaves a redirect there.
   * @throws DomainError CMS_ENTRY_NOT_FOUND, CMS_DELETED, CMS_SAVED_MEANWHILE, CMS_SLUG_TAKEN, CMS_ADDRESS_FIXED, CMS_PLACE_OF_ORIGINAL, CMS_REDIRECT_LOOP, COMMON_INVALID_INPUT
   */
  async place(actor: Actor, input: PlaceContentInput): Promise<void> {
    assertCan(actor, 'content.publish');
    const { id, version, slug, position } = parseInput(placeContentSchema, input);
    const row = await this.reader.row(id);
    if (row.originalId !== null) throw new DomainError(cmsErrors.PLACE_OF_ORIGINAL);
    assertMovable(row, slug);
    if (slug !== row.slug) await this.redirects.assertLeadsOn({ ...row, slug });
    await this.unitOfWork.run(async (transaction) => {
      const values = { id, version, slug, position };
      const moved = await this.orTaken({ ...row, slug }, () => transaction.count(placeStatement, values));
      if (moved === 0) await this.reader.refuse(transaction, id);
      await transaction.count(moveTranslationsStatement, { id, slug, position });
      if (slug !== row.slug) await this.leadOn(transaction, actor, row, slug);
      const before = { slug: row.slug, position: row.position };
      recordContent(transaction, actor, { action: 'content.place', id, before, after: { slug, position } });
      transaction.afterCommit('cms.forget', () => this.pages.forget());
    });
  }

  /** @throws DomainError CMS_VERSION_NOT_FOUND where the English one has never had this version */
  private async assertWritten(originalId: string | null, version: number): Promise<void> {
    const [original] = originalId === null ? [] : await this.queries.rows(originalQuery, { id: originalId });
    if (!original || version > original.latestVersion) throw new DomainError(cmsErrors.VERSION_NOT_FOUND);
  }

  /** Has the old address of what was ever read there lead to the new one. */
  private async leadOn(transaction: Transaction, actor: Actor, row: EntryRow, slug: string): Promise<void> {
    const [from, to] = [this.reader.pathOf(row), this.reader.pathOf({ ...row, slug })];
    if (row.type === 'redirect' || row.publishedAt === null || from === null || to === null) return;
    await transaction.count(endRedirectStatement, { slug: to.slice(1) });
    await transaction.count(redirectStatement, { slug: from.slice(1), to, actorId: actor.userId });
  }

  /** @throws DomainError CMS_SLUG_TAKEN */
  private async orTaken<Answer>(
    { type, slug }: Pick<EntryRow, 'type' | 'slug'>,
    write: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await write();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const [holder] = await this.queries.rows(holderQuery, { type, slug });
      throw atSlug(cmsErrors.SLUG_TAKEN, { title: holder?.title ?? slug });
    }
  }
}

/** @throws DomainError CMS_ADDRESS_FIXED, COMMON_INVALID_INPUT */
function assertMovable({ type, slug: present }: EntryRow, slug: string): void {
  if (slug === present) return;
  if (type === 'page' && fixedPages.has(present)) throw atSlug(cmsErrors.ADDRESS_FIXED, {});
  const message = slugIssue(type, slug);
  if (message !== null)
    throw new DomainError(commonErrors.INVALID_INPUT, { issues: [{ path: 'slug', message }] });
}

/** Said at the field it is about. */
function atSlug(definition: ErrorDefinition, parameters: Record<string, string>): DomainError {
  const message = fillMessage(definition.message, parameters);
  return new DomainError(definition, { parameters, issues: [{ path: 'slug', message }] });
}
