import {
  type BulkContentInput,
  bulkContentSchema,
  cmsErrors,
  type ContentCheck,
  type ContentIdInput,
  contentIdSchema,
  contentTypes,
  type PublishContentInput,
  publishContentSchema,
  type UnpublishContentInput,
  unpublishContentSchema,
} from '@lyceum/contracts/cms';
import type { BulkResult } from '@lyceum/contracts/ops';
import {
  type Actor,
  assertCan,
  bulk,
  DomainError,
  parseInput,
  type Transaction,
  UnitOfWork,
  WAS_SO,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { PublicPageService } from '../public-page.service';
import { Redirects } from '../redirects';
import { ContentHints } from './content-hints';
import { ContentReader, scheduledMeanwhile } from './content-reader';
import {
  type EntryRow,
  publishStatement,
  removeStatement,
  restoreStatement,
  unpublishStatement,
} from './editing.statements';
import { isHome } from './is-home';
import { recordContent } from './record-content';
import { scheduleOf } from './schedule.service';
import { SecondPerson } from './second-person';

/** What of all that is written visitors see. */
@Injectable()
export class PublishingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reader: ContentReader,
    private readonly hints: ContentHints,
    private readonly pages: PublicPageService,
    private readonly redirects: Redirects,
    private readonly secondPerson: SecondPerson,
  ) {}

  /** What keeps the latest version from being published, and what there is to know before. @throws DomainError CMS_ENTRY_NOT_FOUND */
  async check(actor: Actor, input: ContentIdInput): Promise<ContentCheck> {
    assertCan(actor, 'content.edit');
    return this.hints.of(await this.reader.row(parseInput(contentIdSchema, input).id));
  }

  /**
   * Shows visitors the latest version, which the caller saw. What was scheduled is not done any more, if they saw that, too.
   * @throws DomainError COMMON_INVALID_INPUT with what breaks a rule of its type, CMS_ENTRY_NOT_FOUND, CMS_DELETED, CMS_SAVED_MEANWHILE,
   * CMS_SCHEDULED_MEANWHILE, CMS_OWN_CHANGE, CMS_REDIRECT_LOOP
   */
  async publish(actor: Actor, input: PublishContentInput): Promise<void> {
    assertCan(actor, 'content.publish');
    const { id, version, before: saw } = parseInput(publishContentSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const row = await this.reader.row(id, transaction);
      if (row.version !== version) return this.reader.refuse(transaction, id);
      parseInput(contentTypes[row.type].schema, row.data, 'data');
      await this.redirects.assertLeadsOn(row, transaction);
      const [published] = await transaction.rows(publishStatement, {
        id,
        version,
        publishBefore: saw.publishAt,
        unpublishBefore: saw.unpublishAt,
        actorId: actor.userId,
        isSecondAsked: this.secondPerson.isAsked,
      });
      if (!published) return this.secondPerson.refuse(transaction, actor, { id, version });
      const [before, after] = [{ ...scheduleOf(row), version: published.before }, { version }];
      recordContent(transaction, actor, { action: 'content.publish', id, before, after });
      this.tell(transaction);
    });
  }

  /**
   * Takes it off the site; as a draft it stays. What was scheduled is not done any more, if the caller saw it.
   * @throws DomainError CMS_ENTRY_NOT_FOUND, CMS_NOT_PUBLISHED, CMS_SCHEDULED_MEANWHILE, CMS_HOME_STAYS
   */
  async unpublish(actor: Actor, input: UnpublishContentInput): Promise<void> {
    assertCan(actor, 'content.publish');
    const { id, before: saw } = parseInput(unpublishContentSchema, input);
    const values = { id, publishBefore: saw.publishAt, unpublishBefore: saw.unpublishAt };
    await this.unitOfWork.run(async (transaction) => {
      const row = await this.reader.row(id, transaction);
      assertNotHome(row);
      if ((await transaction.count(unpublishStatement, values)) === 0) {
        const now = await this.reader.row(id, transaction);
        throw now.liveVersion === null ? new DomainError(cmsErrors.NOT_PUBLISHED) : scheduledMeanwhile(now);
      }
      const [before, after] = [{ ...scheduleOf(row), version: row.liveVersion }, { version: null }];
      recordContent(transaction, actor, { action: 'content.unpublish', id, before, after });
      this.tell(transaction);
    });
  }

  /** Deletes entries, each by itself; they can be restored. @returns what became of each */
  async remove(actor: Actor, input: BulkContentInput): Promise<BulkResult[]> {
    assertCan(actor, 'content.publish');
    return bulk(parseInput(bulkContentSchema, input).ids, (id) =>
      this.unitOfWork.run(async (transaction) => {
        const row = await this.reader.row(id, transaction);
        assertNotHome(row);
        if ((await transaction.count(removeStatement, { id })) === 0) return WAS_SO;
        const before = { ...scheduleOf(row), version: row.liveVersion };
        recordContent(transaction, actor, { action: 'content.remove', id, before, after: null });
        return this.tell(transaction);
      }),
    );
  }

  /** Brings deleted entries back as drafts. @returns what became of each */
  async restore(actor: Actor, input: BulkContentInput): Promise<BulkResult[]> {
    assertCan(actor, 'content.publish');
    return bulk(parseInput(bulkContentSchema, input).ids, (id) =>
      this.unitOfWork.run(async (transaction) => {
        const { version } = await this.reader.row(id, transaction);
        if ((await transaction.count(restoreStatement, { id })) === 0) return WAS_SO;
        return recordContent(transaction, actor, {
          action: 'content.restore',
          id,
          before: null,
          after: { version },
        });
      }),
    );
  }

  /** Visitors of this process see it with the next page, those of others within the two seconds that pages are kept. */
  private tell(transaction: Transaction): void {
    transaction.afterCommit('cms.forget', () => this.pages.forget());
  }
}

/** @throws DomainError CMS_HOME_STAYS */
function assertNotHome(row: EntryRow): void {
  if (isHome(row)) throw new DomainError(cmsErrors.HOME_STAYS);
}
