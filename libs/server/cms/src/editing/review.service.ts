import {
  cmsErrors,
  type ContentIdInput,
  contentIdSchema,
  type ContentSeenInput,
  contentSeenSchema,
} from '@lyceum/contracts/cms';
import { type Actor, assertCan, DomainError, parseInput, statement, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { ContentReader } from './content-reader';
import { endReview } from './editing.statements';
import { recordContent } from './record-content';

/** Hands the latest version in, if it is the one that was looked at, and one that visitors do not read. */
const handInStatement = statement(
  'cms.hand-in',
  `UPDATE content_entries SET review_version = latest_version, review_at = now(), review_by = $actorId, updated_at = now()
   WHERE id = $id AND latest_version = $version AND deleted_at IS NULL AND live_version IS DISTINCT FROM latest_version
     AND review_version IS DISTINCT FROM latest_version`,
);

const takeBackStatement = statement(
  'cms.take-back',
  `UPDATE content_entries SET ${endReview}, updated_at = now() WHERE id = $id AND review_version = latest_version AND deleted_at IS NULL`,
);

/** Drafts that are handed in for another editor to look at. What is written after that is a draft again. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reader: ContentReader,
  ) {}

  /** @throws DomainError CMS_ENTRY_NOT_FOUND, CMS_DELETED, CMS_SAVED_MEANWHILE, CMS_IN_REVIEW, CMS_NOTHING_NEW */
  async handIn(actor: Actor, input: ContentSeenInput): Promise<void> {
    assertCan(actor, 'content.edit');
    const { id, version } = parseInput(contentSeenSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const values = { id, version, actorId: actor.userId };
      if ((await transaction.count(handInStatement, values)) === 0) {
        const row = await this.reader.row(id, transaction);
        if (row.version !== version || row.state === 'DELETED') return this.reader.refuse(transaction, id);
        throw new DomainError(row.reviewAt === null ? cmsErrors.NOTHING_NEW : cmsErrors.IN_REVIEW);
      }
      return recordContent(transaction, actor, {
        action: 'content.handIn',
        id,
        before: null,
        after: { version },
      });
    });
  }

  /** Makes it a draft again: whoever wrote it, or whoever looked at it. @throws DomainError CMS_ENTRY_NOT_FOUND, CMS_NOT_IN_REVIEW */
  async takeBack(actor: Actor, input: ContentIdInput): Promise<void> {
    assertCan(actor, 'content.edit');
    const { id } = parseInput(contentIdSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const { version } = await this.reader.row(id, transaction);
      if ((await transaction.count(takeBackStatement, { id })) === 0)
        throw new DomainError(cmsErrors.NOT_IN_REVIEW);
      recordContent(transaction, actor, { action: 'content.takeBack', id, before: { version }, after: null });
    });
  }
}
