import { z } from 'zod';
import { currencySchema } from './money';

/** What was left of each of the last twelve months, in each currency: what was sold without what was taken off, given back, and kept by providers. */
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
