import {
  cmsErrors,
  contentTypes,
  type ScheduleContentInput,
  scheduleContentSchema,
  type UnscheduleContentInput,
  unscheduleContentSchema,
} from '@lyceum/contracts/cms';
import type { ErrorDefinition } from '@lyceum/contracts/common';
import { type Actor, assertCan, DomainError, parseInput, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { ContentReader, scheduledMeanwhile } from './content-reader';
import type { EntryRow } from './editing.statements';
import { isHome } from './is-home';
import { recordContent } from './record-content';
import { SecondPerson } from './second-person';
import { scheduleStatement, unscheduleStatement } from './schedule.statements';

/** What visitors are to see from a time on, and until when. */
@Injectable()
export class ScheduleService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reader: ContentReader,
    private readonly secondPerson: SecondPerson,
  ) {}

  /**
   * Has the latest version, which the caller saw, published at a time, or the entry taken off at one, or both. It replaces what was
   * scheduled before; the publishing alone stays where it is for somebody else to say. What is saved later does not change what is published then.
   * @throws DomainError COMMON_INVALID_INPUT with what breaks a rule of its type, CMS_SCHEDULE_PAST, CMS_SCHEDULE_CROSSED,
   * CMS_NOT_PUBLISHED where there is nothing to take off, CMS_HOME_STAYS, CMS_ENTRY_NOT_FOUND, CMS_DELETED,
   * CMS_SAVED_MEANWHILE, CMS_SCHEDULED_MEANWHILE, CMS_OWN_CHANGE
   */
  async schedule(actor: Actor, input: ScheduleContentInput): Promise<void> {
    assertCan(actor, 'content.publish');
    const { before, ...seen } = parseInput(scheduleContentSchema, input);
    const { id, version, publishAt, unpublishAt } = seen;
    assertToCome(publishAt, unpublishAt);
    await this.unitOfWork.run(async (transaction) => {
      const row = await this.reader.row(id, transaction);
      if (row.version === version && row.state !== 'DELETED') assertFits(row, publishAt, unpublishAt);
      // When it is published is not theirs to say, so neither is that it is not.
      const keepsPublish =
        publishAt === null &&
        before.publishAt !== null &&
        (await this.secondPerson.isNeeded(actor, id, transaction));
      if (keepsPublish) assertOrder(before.publishAt, unpublishAt);
      const values = {
        ...seen,
        publishBefore: before.publishAt,
        unpublishBefore: before.unpublishAt,
        actorId: actor.userId,
        isSecondAsked: this.secondPerson.isAsked,
        keepsPublish,
      };
      if ((await transaction.count(scheduleStatement, values)) === 0)
        return this.secondPerson.refuse(transaction, actor, { id, version, publishes: publishAt !== null });
      const after = keepsPublish
        ? { version: row.publishVersion, publishAt: before.publishAt, unpublishAt }
        : { ...(publishAt === null ? {} : { version }), publishAt, unpublishAt };
      return recordContent(transaction, actor, {
        action: 'content.schedule',
        id,
        before: scheduleOf(row),
        after,
      });
    });
  }

  /**
   * Takes back what is scheduled, if it is what the caller saw.
   * @throws DomainError CMS_ENTRY_NOT_FOUND, CMS_NOTHING_SCHEDULED, CMS_SCHEDULED_MEANWHILE
   */
  async unschedule(actor: Actor, input: UnscheduleContentInput): Promise<void> {
    assertCan(actor, 'content.publish');
    const { id, before } = parseInput(unscheduleContentSchema, input);
    const values = { id, publishBefore: before.publishAt, unpublishBefore: before.unpublishAt };
    await this.unitOfWork.run(async (transaction) => {
      const row = await this.reader.row(id, transaction);
      if ((await transaction.count(unscheduleStatement, values)) === 0) {
        const now = await this.reader.row(id, transaction);
        throw scheduleOf(now) === null
          ? new DomainError(cmsErrors.NOTHING_SCHEDULED)
          : scheduledMeanwhile(now);
      }
      recordContent(transaction, actor, {
        action: 'content.unschedule',
        id,
        before: scheduleOf(row),
        after: null,
      });
    });
  }
}

/** What is scheduled of an entry, as the audit log has it; null where nothing is. */
export function scheduleOf({
  publishAt,
  publishVersion,
  unpublishAt,
}: Pick<EntryRow, 'publishAt' | 'publishVersion' | 'unpublishAt'>): object | null {
  if (publishAt === null && unpublishAt === null) return null;
  return { ...(publishVersion === null ? {} : { version: publishVersion }), publishAt, unpublishAt };
}

/** @throws DomainError CMS_SCHEDULE_PAST, CMS_SCHEDULE_CROSSED */
function assertToCome(publishAt: string | null, unpublishAt: string | null): void {
  const isPast = (time: string | null): boolean => time !== null && Date.parse(time) <= Date.now();
  if (isPast(publishAt)) throw at('publishAt', cmsErrors.SCHEDULE_PAST);
  if (isPast(unpublishAt)) throw at('unpublishAt', cmsErrors.SCHEDULE_PAST);
  assertOrder(publishAt, unpublishAt);
}

/** @throws DomainError CMS_SCHEDULE_CROSSED */
function assertOrder(publishAt: string | null, unpublishAt: string | null): void {
  if (publishAt !== null && unpublishAt !== null && Date.parse(unpublishAt) <= Date.parse(publishAt))
    throw at('unpublishAt', cmsErrors.SCHEDULE_CROSSED);
}

/** @throws DomainError COMMON_INVALID_INPUT, CMS_HOME_STAYS, CMS_NOT_PUBLISHED */
function assertFits(row: EntryRow, publishAt: string | null, unpublishAt: string | null): void {
  if (unpublishAt !== null && isHome(row)) throw at('unpublishAt', cmsErrors.HOME_STAYS);
  if (publishAt !== null) parseInput(contentTypes[row.type].schema, row.data, 'data');
  else if (row.liveVersion === null) throw at('unpublishAt', cmsErrors.NOT_PUBLISHED);
}

/** Said at the field it is about. */
function at(path: 'publishAt' | 'unpublishAt', definition: ErrorDefinition): DomainError {
  return new DomainError(definition, { issues: [{ path, message: definition.message }] });
}
