import { z } from 'zod';
import { idSchema } from '../common/page.schema';

/** Events somebody will be at, the next first (checklist line 160). Times are ISO 8601 in UTC. */
export const userEventsAnswerSchema = z.object({
  events: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      url: z.string(),
      userEvent: z.object({ startDate: z.iso.datetime() }),
    }),
  ),
});

export type UserEvent = z.output<typeof userEventsAnswerSchema>['events'][number];
