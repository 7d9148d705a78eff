import { z } from 'zod';
import { idSchema } from '../common/page.schema';

/**
 * The caller's classroom in a summit cycle that runs now, or null; it drives the mG20 tab (checklist line 36).
 * Times are ISO 8601 in UTC.
 */
export const activeUserCycleAnswerSchema = z.object({
  data: z.object({
    userCycleClassroom: z
      .object({
        id: idSchema,
        cycleTag: z.string(),
        name: z.string(),
        startsAt: z.iso.datetime(),
        endsAt: z.iso.datetime(),
      })
      .nullable(),
  }),
});

export type UserCycleClassroom = NonNullable<
  z.output<typeof activeUserCycleAnswerSchema>['data']['userCycleClassroom']
>;
