import {
  type ActivityFeature,
  activityFeatures,
  type AnalyticsRange,
  dayAfter,
  type FunnelStep,
  loggingLimits,
  type UserActionType,
  userActionTypes,
} from '@lyceum/contracts/logging';

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

/** What the address of the analytics says. */
export interface AnalyticsSearch {
  readonly report: ReportName;
  /** Without them the last 28 days. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Whether the days before are shown beside. */
  readonly compare: boolean;
  readonly figure: FigureName;
  readonly type?: UserActionType | undefined;
  readonly feature?: ActivityFeature | undefined;
  readonly steps: FunnelStep[];
}

/** The search of an address. A value that does not fit counts as not given. */
export function readAnalyticsSearch(raw: Readonly<Record<string, unknown>>): AnalyticsSearch {
  return {
    report: oneOf(reportNames, raw['report']) ?? 'overview',
    from: dayOf(raw['from']),
    to: dayOf(raw['to']),
    compare: raw['compare'] !== false,
    figure: oneOf(figureNames, raw['figure']) ?? 'users',
    type: oneOf(userActionTypes, raw['type']),
    feature: oneOf(activityFeatures, raw['feature']),
    steps: stepsOf(raw['steps']) ?? usualSteps,
  };
}

const oneOf = <Known extends string>(known: readonly Known[], value: unknown): Known | undefined =>
  known.find((one) => one === value);

/** A day `YYYY-MM-DD`; the thirtieth of February is none. */
function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}

function stepsOf(value: unknown): FunnelStep[] | undefined {
  if (!Array.isArray(value) || value.length < 2 || value.length > loggingLimits.funnelSteps) return undefined;
  const steps = value.map(stepOf);
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

/** A step names known ones, or leaves them open. */
function stepOf(value: unknown): FunnelStep | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { actionType, feature } = value as Readonly<Record<string, unknown>>;
  const known = { actionType: oneOf(userActionTypes, actionType), feature: oneOf(activityFeatures, feature) };
  if (known.actionType !== actionType || known.feature !== feature) return undefined;
  return {
    ...(known.actionType && { actionType: known.actionType }),
    ...(known.feature && { feature: known.feature }),
  };
}

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

/** What the overview asks: figures of a range, of all actions or some. */
export const overviewInput = (search: AnalyticsSearch) => ({
  ...rangeOf(search),
  actionType: search.type,
  feature: search.feature,
});
