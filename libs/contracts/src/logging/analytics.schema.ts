import { z } from 'zod';
import { activityFeatures } from './activity-feature';
import { rangeProblem } from './analytics-days';
import { loggingLimits } from './logging.limits';
import { userActionTypes } from './user-action.enums';

const rangeShape = { from: z.iso.date(), to: z.iso.date() };

/** A range is in order and no longer than a year. */
const checkRange = z.superRefine<{ from: string; to: string }>((range, context) => {
  const message = rangeProblem(range);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

const filterShape = {
  actionType: z.enum(userActionTypes).optional(),
  feature: z.enum(activityFeatures).optional(),
};

export const analyticsRangeSchema = z.object(rangeShape).check(checkRange);

/** Question of most reports: a range of days, and what to count: a type of action, a feature, both or everything. */
export const analyticsQuestionSchema = z.object({ ...rangeShape, ...filterShape }).check(checkRange);

export type AnalyticsRange = z.output<typeof analyticsRangeSchema>;
export type AnalyticsQuestion = z.output<typeof analyticsQuestionSchema>;

export const funnelStepSchema = z.object(filterShape);

export type FunnelStep = z.output<typeof funnelStepSchema>;

/** Steps in their order; each is a type of action, a feature, or a type within a feature. */
export const funnelQuestionSchema = z
  .object({ ...rangeShape, steps: z.array(funnelStepSchema).min(2).max(loggingLimits.funnelSteps) })
  .check(checkRange);

export type FunnelQuestion = z.output<typeof funnelQuestionSchema>;

const figuresSchema = z.object({
  /** Different people. */
  users: z.int(),
  /** Visits: stretches of doings without a pause of 30 minutes; one across midnight UTC counts on both days. */
  sessions: z.int(),
  actions: z.int(),
  /** Time on pages, in minutes. */
  minutes: z.int(),
});

export type ActivityFigures = z.output<typeof figuresSchema>;

/** `previous` is the same of as many days right before. */
export const overviewSchema = z.object({
  totals: figuresSchema,
  previous: figuresSchema,
  days: z.array(z.object({ day: z.iso.date(), ...figuresSchema.shape, previous: figuresSchema })),
});

export type Overview = z.output<typeof overviewSchema>;

const breakdownSchema = z.array(
  z.object({ key: z.string(), ...figuresSchema.shape, previous: figuresSchema }),
);

/** Use by feature and by type of action, and the actions of each feature day by day. */
export const featureUseSchema = z.object({
  features: breakdownSchema,
  types: breakdownSchema,
  days: z.array(z.object({ day: z.iso.date(), actions: z.record(z.string(), z.int()) })),
});

export type FeatureUse = z.output<typeof featureUseSchema>;

/** Of everybody first seen in a week (its Monday), how many came in that week and in each one after it. */
export const retentionSchema = z.object({
  cohorts: z.array(z.object({ week: z.iso.date(), users: z.int(), returned: z.array(z.int()) })),
});

export type Retention = z.output<typeof retentionSchema>;

/** How many people went so far. A step counts on the day of the one before it or later. */
export const funnelSchema = z.object({
  steps: z.array(z.object({ users: z.int(), previousUsers: z.int() })),
});

export type Funnel = z.output<typeof funnelSchema>;

export const deviceDimensions = ['browser', 'os', 'platform'] as const;

export type DeviceDimension = (typeof deviceDimensions)[number];

/** What people use the product with, as far as their browsers say; most used first. */
export const devicesSchema = z.object({
  browser: breakdownSchema,
  os: breakdownSchema,
  platform: breakdownSchema,
});

export type Devices = z.output<typeof devicesSchema>;

export const analyticsReports = ['overview', 'features', 'types', 'retention', 'funnel', 'devices'] as const;

export type AnalyticsReport = (typeof analyticsReports)[number];

/** Question for a report as a CSV file; `steps` is for the funnel. */
export const analyticsFileSchema = z
  .object({
    report: z.enum(analyticsReports),
    ...rangeShape,
    ...filterShape,
    steps: z.array(funnelStepSchema).min(2).max(loggingLimits.funnelSteps).optional(),
  })
  .check(checkRange)
  .refine(
    ({ report, steps }) => report !== 'funnel' || steps !== undefined,
    'A funnel has two steps at least.',
  );

export type AnalyticsFileQuestion = z.output<typeof analyticsFileSchema>;

export const analyticsFileAnswerSchema = z.object({ fileName: z.string(), csv: z.string() });

export type AnalyticsFile = z.output<typeof analyticsFileAnswerSchema>;
