import {
  cmsErrors,
  type ContentIdInput,
  contentIdSchema,
  type ContentPreviewInput,
  type ContentPreviewLink,
  contentPreviewSchema,
  draftShown,
} from '@lyceum/contracts/cms';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { ContentReader } from '../editing/content-reader';
import { recordContent } from '../editing/record-content';
import { PublicPageService } from '../public-page.service';
import type { ContentPreviewModel } from './content-preview.model';
import { PreviewKeys } from '../preview-keys';
import { endPreviewStatement, openPreviewStatement, previewQuery } from './preview.statements';

/** Drafts, shown to somebody without an account who was given a link. */
@Injectable()
export class PreviewService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly reader: ContentReader,
    private readonly pages: PublicPageService,
    private readonly keys: PreviewKeys,
  ) {}

  /**
   * Opens the newest draft of an entry for a week from now to whoever has the link; of a link that is open already, the same one.
   * @throws DomainError CMS_ENTRY_NOT_FOUND, CMS_DELETED, CMS_NO_PAGE of what is shown in lists alone
   */
  async open(actor: Actor, input: ContentIdInput): Promise<ContentPreviewLink> {
    assertCan(actor, 'content.edit');
    const { id } = parseInput(contentIdSchema, input);
    return this.unitOfWork.run(async (transaction) => {
      const row = await this.reader.row(id, transaction);
      if (!this.reader.hasPage(row.type)) throw new DomainError(cmsErrors.NO_PAGE);
      const [opened] = await transaction.rows(openPreviewStatement, { id });
      if (!opened) throw new DomainError(cmsErrors.DELETED);
      const until = opened.previewUntil.toISOString();
      const before = { until: row.previewUntil };
      recordContent(transaction, actor, { action: 'content.preview', id, before, after: { until } });
      return { path: this.reader.previewPath({ ...row, ...opened }), until };
    });
  }

  /** Ends the link, and all there were before. @throws DomainError CMS_ENTRY_NOT_FOUND, CMS_NO_PREVIEW */
  async end(actor: Actor, input: ContentIdInput): Promise<void> {
    assertCan(actor, 'content.edit');
    const { id } = parseInput(contentIdSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const { previewUntil: until } = await this.reader.row(id, transaction);
      if ((await transaction.count(endPreviewStatement, { id })) === 0)
        throw new DomainError(cmsErrors.NO_PREVIEW);
      recordContent(transaction, actor, { action: 'content.endPreview', id, before: { until }, after: null });
    });
  }

  /**
   * The newest draft of the entry that a key is of, and of what it lists what is published.
   * @throws DomainError CMS_NOT_FOUND for a made-up key, one that was ended and one whose time is over alike
   */
  async find(input: ContentPreviewInput): Promise<ContentPreviewModel> {
    const { key } = parseInput(contentPreviewSchema, input);
    const id = this.keys.idIn(key);
    const [row] = id === null ? [] : await this.queries.rows(previewQuery, { id });
    const data = row && this.keys.isOf(key, row) ? draftShown(row.type, row.data) : null;
    if (!row || !data) throw new DomainError(cmsErrors.NOT_FOUND);
    const { title, content } = await this.pages.made({ ...row, data, translatedInto: [] });
    return { title, content, until: row.until };
  }
}
