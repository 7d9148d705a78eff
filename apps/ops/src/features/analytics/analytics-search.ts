import {
  activityFeatures,
  type AnalyticsRange,
  dayAfter,
  type FunnelStep,
  funnelStepSchema,
  loggingLimits,
  userActionTypes,
} from '@lyceum/contracts/logging';
import { z } from 'zod';

/** The reports, in the order of their tabs. */
export const reportNames = ['overview', 'features', 'retention', 'funnel', 'devices'] as const;

export type ReportName = (typeof reportNames)[number];

export const figureNames = ['users', 'sessions', 'actions', 'minutes'] as const;

export type FigureName = (typeof figureNames)[number];

/** What people ask first: do they come in, do they write, do they clap. */
const usualSteps: FunnelStep[] = [
  { feature: 'home' },
  { feature: 'forum' },
  { actionType: 'CREATE', feature: 'forum' },
];

/** What the address of the analytics says. A value that does not fit counts as not given. */
export const analyticsSearchSchema = z.object({
  report: z.enum(reportNames).default('overview').catch('overview'),
  /** Without them the last 28 days. */
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  /** Whether the days before are shown beside. */
  compare: z.boolean().default(true).catch(true),
  figure: z.enum(figureNames).default('users').catch('users'),
  type: z.enum(userActionTypes).optional().catch(undefined),
  feature: z.enum(activityFeatures).optional().catch(undefined),
  steps: z
    .array(funnelStepSchema)
    .min(2)
    .max(loggingLimits.funnelSteps)
    .default(usualSteps)
    .catch(usualSteps),
});

export type AnalyticsSearch = z.output<typeof analyticsSearchSchema>;

/** What the address leaves out. */
export const analyticsSearchDefaults = {
  report: 'overview',
  compare: true,
  figure: 'users',
  steps: usualSteps,
} as const satisfies Partial<AnalyticsSearch>;

export interface AnalyticsView {
  readonly search: AnalyticsSearch;
  readonly onSearch: (change: Partial<AnalyticsSearch>) => void;
}

/** Spans asked for most. */
export const spans = [7, 28, 90, 365] as const;

/** The last so many days, today in UTC counted in. */
export function lastDays(days: number, now = new Date()): AnalyticsRange {
  const to = now.toISOString().slice(0, 10);
  return { from: dayAfter(to, 1 - days), to };
}

/** Days from the first of this month until today, in UTC. */
export function thisMonth(now = new Date()): AnalyticsRange {
  const to = now.toISOString().slice(0, 10);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** All days of the month before, in UTC. */
export function lastMonth(now = new Date()): AnalyticsRange {
  const to = dayAfter(thisMonth(now).from, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** Whether a day is not over yet, in UTC: its figures still grow. */
export const isUnfinished = (day: string, now = new Date()): boolean =>
  day === now.toISOString().slice(0, 10);

/**
 * The range an address means, also one nobody answers about: `rangeProblem` says so. Without days the last 28; with
 * one end alone 28 days from or until there.
 */
export function rangeOf(
  { from, to }: Pick<AnalyticsSearch, 'from' | 'to'>,
  now = new Date(),
): AnalyticsRange {
  if (from !== undefined) return { from, to: to ?? dayAfter(from, 27) };
  return to === undefined ? lastDays(28, now) : { from: dayAfter(to, -27), to };
}
