import { type ContentDetail, contentTimesSchema } from '@lyceum/contracts/cms';
import { z } from 'zod';
import { instantOf, isSkipped, localOf } from '../../layout/local-times';

/** What a form of times has in it: on the clock of this browser; empty where nothing is to happen. */
export type ScheduleValues = Record<'publishAt' | 'unpublishAt', string>;

const localOrEmpty = (at: string | null): string => (at === null ? '' : localOf(at));

export const scheduledValues = ({ publishAt, unpublishAt }: ContentDetail): ScheduleValues => ({
  publishAt: localOrEmpty(publishAt),
  unpublishAt: localOrEmpty(unpublishAt),
});

/** Whether the same is scheduled. */
export const isScheduledAlike = (one: ContentDetail, other: ContentDetail): boolean =>
  one.publishAt === other.publishAt && one.unpublishAt === other.unpublishAt;

/** What the contract checks and the server gets. */
export const scheduleFormSchema = z
  .custom<ScheduleValues>()
  .superRefine((values, context) => {
    for (const name of ['publishAt', 'unpublishAt'] as const)
      if (isSkipped(values[name]))
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'Your clock skips this time: it is set forward then. Choose another one.',
        });
  })
  .transform(({ publishAt, unpublishAt }) => ({
    publishAt: instantOf(publishAt),
    unpublishAt: instantOf(unpublishAt),
  }))
  .pipe(contentTimesSchema);
