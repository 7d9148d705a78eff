import {
  bulkContentSchema,
  compareContentSchema,
  contentChangesSchema,
  contentCheckSchema,
  contentDetailSchema,
  contentIdSchema,
  contentPresenceSchema,
  contentPreviewLinkSchema,
  contentSeenSchema,
  contentTable,
  contentVersionPageSchema,
  contentVersionsSchema,
  createContentSchema,
  knownSiteSchema,
  placeContentSchema,
  publishContentSchema,
  restoreContentVersionSchema,
  saveContentSchema,
  savedContentSchema,
  scheduleContentSchema,
  translateContentSchema,
  unpublishContentSchema,
  unscheduleContentSchema,
} from '@lyceum/contracts/cms';
import { bulkResultSchema } from '@lyceum/contracts/ops';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { z } from 'zod';
import { ContentService } from './editing/content.service';
import { ContentHints } from './editing/content-hints';
import { PresenceService } from './editing/presence.service';
import { PublishingService } from './editing/publishing.service';
import { PreviewService } from './preview/preview.service';
import { ReviewService } from './editing/review.service';
import { TranslationService } from './editing/translation.service';
import { ScheduleService } from './editing/schedule.service';
import { VersionService } from './editing/version.service';

const edit = requires('content.edit');
const publish = requires('content.publish');

/** The console's calls about what the public site says. */
export function createContentRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const content = get(ContentService);
  const versions = get(VersionService);
  const translations = get(TranslationService);
  const publishing = get(PublishingService);
  const hints = get(ContentHints);
  return createOpsRouter({
    list: tableProcedure(contentTable, tables),
    get: edit.query(contentIdSchema, contentDetailSchema, (actor, input) => content.get(actor, input)),
    history: historyProcedure(tables, {
      targetType: 'content',
      requires: 'content.edit',
      get: (actor, id) => content.get(actor, { id }),
    }),
    versions: edit.query(contentVersionsSchema, contentVersionPageSchema, (actor, input) =>
      versions.list(actor, input),
    ),
    compare: edit.query(compareContentSchema, contentChangesSchema, (actor, input) =>
      versions.compare(actor, input),
    ),
    check: edit.query(contentIdSchema, contentCheckSchema, (actor, input) => publishing.check(actor, input)),
    // No change of anything that is kept: the page of an entry asks it every few seconds.
    presence: edit.query(contentIdSchema, contentPresenceSchema, (actor, input) =>
      get(PresenceService).look(actor, input),
    ),
    site: edit.inputlessQuery(knownSiteSchema, (actor) => hints.site(actor)),
    create: edit.mutation(createContentSchema, contentIdSchema, (actor, input) =>
      content.create(actor, input),
    ),
    save: edit.mutation(saveContentSchema, savedContentSchema, (actor, input) => content.save(actor, input)),
    restoreVersion: edit.mutation(restoreContentVersionSchema, savedContentSchema, (actor, input) =>
      versions.restore(actor, input),
    ),
    translate: edit.mutation(translateContentSchema, contentIdSchema, (actor, input) =>
      translations.translate(actor, input),
    ),
    place: publish.mutation(placeContentSchema, z.void(), (actor, input) => content.place(actor, input)),
    ...decisions(get),
  });
}

/** What visitors are to see, and who else is to look at it before. */
function decisions(get: ServiceFinder) {
  const publishing = get(PublishingService);
  const schedules = get(ScheduleService);
  const previews = get(PreviewService);
  const reviews = get(ReviewService);
  return {
    handIn: edit.mutation(contentSeenSchema, z.void(), (actor, input) => reviews.handIn(actor, input)),
    takeBack: edit.mutation(contentIdSchema, z.void(), (actor, input) => reviews.takeBack(actor, input)),
    publish: publish.mutation(publishContentSchema, z.void(), (actor, input) =>
      publishing.publish(actor, input),
    ),
    unpublish: publish.mutation(unpublishContentSchema, z.void(), (actor, input) =>
      publishing.unpublish(actor, input),
    ),
    schedule: publish.mutation(scheduleContentSchema, z.void(), (actor, input) =>
      schedules.schedule(actor, input),
    ),
    unschedule: publish.mutation(unscheduleContentSchema, z.void(), (actor, input) =>
      schedules.unschedule(actor, input),
    ),
    preview: edit.mutation(contentIdSchema, contentPreviewLinkSchema, (actor, input) =>
      previews.open(actor, input),
    ),
    endPreview: edit.mutation(contentIdSchema, z.void(), (actor, input) => previews.end(actor, input)),
    remove: publish.mutation(bulkContentSchema, bulkResultSchema.array(), (actor, input) =>
      publishing.remove(actor, input),
    ),
    restore: publish.mutation(bulkContentSchema, bulkResultSchema.array(), (actor, input) =>
      publishing.restore(actor, input),
    ),
  };
}
