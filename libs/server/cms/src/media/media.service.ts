import {
  type ChangeMediaInput,
  changeMediaSchema,
  cmsErrors,
  type CreateMediaInput,
  createMediaSchema,
  type MediaDetail,
  type MediaIdInput,
  mediaIdInputSchema,
  type ReplaceMediaInput,
  replaceMediaSchema,
} from '@lyceum/contracts/cms';
import {
  type Actor,
  assertCan,
  auditOf,
  DomainError,
  isForeignKeyViolation,
  isUniqueViolation,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { KeptFilesService, OwnFilesService } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import { PublicPageService } from '../public-page.service';
import {
  changeMediaStatement,
  createMediaStatement,
  mediaQuery,
  type MediaRow,
  mediaUsesQuery,
  removeMediaStatement,
  replaceMediaStatement,
} from './media.statements';

const folder = 'site-pictures';

/** The library: pictures that entries show by their ids, so that what is changed of one changes wherever it is shown. */
@Injectable()
export class MediaService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly ownFiles: OwnFilesService,
    private readonly keptFiles: KeptFilesService,
    private readonly pages: PublicPageService,
  ) {}

  /** A picture with where it is shown. @throws DomainError CMS_PICTURE_NOT_FOUND */
  async get(actor: Actor, input: MediaIdInput): Promise<MediaDetail> {
    assertCan(actor, 'content.edit');
    const { id } = parseInput(mediaIdInputSchema, input);
    const { createdAt, updatedAt, ...row } = await this.row(id);
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      uses: await this.queries.rows(mediaUsesQuery, { id }),
    };
  }

  /**
   * Takes a picture that the caller has sent into the library.
   * @returns its id @throws DomainError UPLOADS_NOT_A_FILE_OF_YOURS, UPLOADS_FILE_NOT_FOUND, CMS_PICTURE_THERE, COMMON_INVALID_INPUT
   */
  async create(actor: Actor, input: CreateMediaInput): Promise<{ id: string }> {
    assertCan(actor, 'content.edit');
    const { url, ...words } = parseInput(createMediaSchema, input);
    const { width, height } = await this.ownFiles.sent(actor, url, folder);
    return this.write(async (transaction) => {
      const values = { url, width, height, ...words, sentBy: actor.userId };
      const [made] = await transaction.rows(createMediaStatement, values);
      // Who deletes a picture with this file at the same moment writes in the same order: it is gone with theirs, or kept.
      await this.keptFiles.hold(transaction, url);
      const id = made?.id ?? '';
      record(transaction, actor, { action: 'media.create', id, before: null, after: { url, ...words } });
      return { id };
    });
  }

  /**
   * Changes what is said of it, and which point of it stays in sight; visitors see it at once, so that where they see it, it is for who publishes.
   * @throws DomainError CMS_PICTURE_NOT_FOUND, CMS_PICTURE_CHANGED, COMMON_INVALID_INPUT
   */
  async change(actor: Actor, input: ChangeMediaInput): Promise<void> {
    assertCan(actor, 'content.edit');
    const { id, revision, ...after } = parseInput(changeMediaSchema, input);
    await this.write(async (transaction) => {
      const [changed] = await transaction.rows(changeMediaStatement, { id, revision, ...after });
      if (!changed) {
        await this.row(id);
        throw new DomainError(cmsErrors.PICTURE_CHANGED);
      }
      const { isShown, ...before } = changed;
      if (isShown) assertCan(actor, 'content.publish');
      record(transaction, actor, { action: 'media.change', id, before, after });
    });
  }

  /**
   * Shows another file, which the caller has sent, wherever the picture is shown, for who publishes where visitors see it; the address of the one before leads to it.
   * @throws DomainError CMS_PICTURE_NOT_FOUND, CMS_PICTURE_THERE, UPLOADS_NOT_A_FILE_OF_YOURS, UPLOADS_FILE_NOT_FOUND
   */
  async replace(actor: Actor, input: ReplaceMediaInput): Promise<void> {
    assertCan(actor, 'content.edit');
    const { id, url } = parseInput(replaceMediaSchema, input);
    const { width, height } = await this.ownFiles.sent(actor, url, folder);
    await this.write(async (transaction) => {
      const values = { id, url, width, height, sentBy: actor.userId };
      const [replaced] = await transaction.rows(replaceMediaStatement, values);
      if (!replaced) {
        await this.row(id);
        throw new DomainError(cmsErrors.PICTURE_THERE);
      }
      if (replaced.isShown) assertCan(actor, 'content.publish');
      await this.keptFiles.replace(transaction, replaced.before, url);
      const before = { url: replaced.before };
      record(transaction, actor, { action: 'media.replace', id, before, after: { url } });
    });
  }

  /** Deletes it with its file. @throws DomainError CMS_PICTURE_NOT_FOUND, CMS_PICTURE_SHOWN with where, while an entry shows it */
  async remove(actor: Actor, input: MediaIdInput): Promise<void> {
    assertCan(actor, 'content.publish');
    const { id } = parseInput(mediaIdInputSchema, input);
    try {
      await this.write(async (transaction) => {
        const [gone] = await transaction.rows(removeMediaStatement, { id });
        if (!gone) throw new DomainError(cmsErrors.PICTURE_NOT_FOUND);
        await this.keptFiles.forget(transaction, [gone.url]);
        record(transaction, actor, { action: 'media.remove', id, before: gone, after: null });
      });
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
      throw new DomainError(cmsErrors.PICTURE_SHOWN, { parameters: { where: await this.whereIs(id) } });
    }
  }

  private async row(id: string): Promise<MediaRow> {
    const [row] = await this.queries.rows(mediaQuery, { id });
    if (!row) throw new DomainError(cmsErrors.PICTURE_NOT_FOUND);
    return row;
  }

  /** In words, the first of them by name. */
  private async whereIs(id: string): Promise<string> {
    const { useCount } = await this.row(id);
    const titles = (await this.queries.rows(mediaUsesQuery, { id })).map(({ title }) => `“${title}”`);
    const others = useCount - namedUses;
    const named = titles.slice(0, namedUses).join(', ');
    return others > 0 ? `${named} and ${String(others)} more` : named;
  }

  /** Visitors of this process see what is written with the next page, those of others within the two seconds that pages are kept. */
  private async write<Answer>(work: (transaction: Transaction) => Promise<Answer>): Promise<Answer> {
    try {
      return await this.unitOfWork.run((transaction) => {
        transaction.afterCommit('cms.forget', () => this.pages.forget());
        return work(transaction);
      });
    } catch (error) {
      throw isUniqueViolation(error) ? new DomainError(cmsErrors.PICTURE_THERE) : error;
    }
  }
}

/** Entries that are named where a picture is kept from being deleted. */
const namedUses = 3;

const record = auditOf('media');
