import { z } from 'zod';
import { currencySchema } from './money';

/** What was left of each of the last twelve months, in each currency: what came in without what went back and what providers kept. */
export const financeChartSchema = z.object({
  months: z.array(
    z.object({
      /** Its first day, `YYYY-MM-DD`. */
      month: z.iso.date(),
      currency: currencySchema,
      soldMinor: z.int(),
      netMinor: z.int(),
    }),
  ),
});

export type FinanceChart = z.output<typeof financeChartSchema>;
