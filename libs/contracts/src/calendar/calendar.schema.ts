import { z } from 'zod';
import { idSchema } from '../common/page.schema';

/** The longest span that is asked for at once, in days: a month with the weeks it begins and ends in, and room. */
export const calendarDays = 100;

export const calendarSpanSchema = z
  .object({ userId: idSchema, from: z.date(), to: z.date() })
  .refine(({ from, to }) => to > from && to.getTime() - from.getTime() <= calendarDays * 86_400_000, {
    path: ['to'],
    message: `Ask for at most ${String(calendarDays)} days.`,
  });

export type CalendarSpan = z.output<typeof calendarSpanSchema>;
