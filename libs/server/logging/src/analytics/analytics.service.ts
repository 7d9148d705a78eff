import { Injectable } from '@nestjs/common';
import {
  type AnalyticsQuestion,
  type AnalyticsRange,
  analyticsQuestionSchema,
  analyticsRangeSchema,
  dayAfter,
  daysBetween,
  type Devices,
  type FeatureUse,
  type Funnel,
  type FunnelQuestion,
  funnelQuestionSchema,
  type Overview,
  type Retention,
} from '@lyceum/contracts/logging';
import { type Actor, assertCan, parseInput, PreparedQueries, type Statement } from '@lyceum/kernel';
import {
  byDeviceQuery,
  byFeatureQuery,
  byTypeQuery,
  daysQuery,
  featureDaysQuery,
  funnelQuery,
  retentionQuery,
  totalsQuery,
} from './analytics.queries';
import { breakdownOf, daysOf, figuresOf, previousRange } from './figures';

/** What people do with the product, read from the roll-ups alone. Every call needs `analytics.read`. */
@Injectable()
export class AnalyticsService {
  constructor(private readonly queries: PreparedQueries) {}

  /** Users, visits, actions and time on pages: in all and day by day, beside the same of the days before. */
  async overview(actor: Actor, input: AnalyticsQuestion): Promise<Overview> {
    assertCan(actor, 'analytics.read');
    const { from, to, actionType = '', feature = '' } = parseInput(analyticsQuestionSchema, input);
    const before = previousRange({ from, to });
    const [totals, days] = await Promise.all([
      this.inRanges(totalsQuery, { from, to }, { actionType, feature }),
      this.queries.rows(daysQuery, { from: before.from, to, actionType, feature }),
    ]);
    const length = daysBetween(from, to);
    const ofDay = new Map(days.map((row) => [row.day, row]));
    return {
      totals: figuresOf(totals.find(({ range }) => range === 1)),
      previous: figuresOf(totals.find(({ range }) => range === 2)),
      days: daysOf({ from, to }).map((day) => ({
        day,
        ...figuresOf(ofDay.get(day)),
        previous: figuresOf(ofDay.get(dayAfter(day, -length))),
      })),
    };
  }

  /** Use by feature (of one type of action, where one is named), by type (of one feature), and by feature and day. */
  async features(actor: Actor, input: AnalyticsQuestion): Promise<FeatureUse> {
    assertCan(actor, 'analytics.read');
    const { from, to, actionType = '', feature = '' } = parseInput(analyticsQuestionSchema, input);
    const [features, types, days] = await Promise.all([
      this.inRanges(byFeatureQuery, { from, to }, { actionType }),
      this.inRanges(byTypeQuery, { from, to }, { feature }),
      this.queries.rows(featureDaysQuery, { from, to, actionType }),
    ]);
    const byDay = Map.groupBy(days, ({ day }) => day);
    return {
      features: breakdownOf(features.filter(({ key }) => feature === '' || key === feature)),
      types: breakdownOf(types.filter(({ key }) => actionType === '' || key === actionType)),
      days: daysOf({ from, to }).map((day) => {
        const rows = (byDay.get(day) ?? []).filter((row) => feature === '' || row.feature === feature);
        return { day, actions: Object.fromEntries(rows.map((row) => [row.feature, row.actions])) };
      }),
    };
  }

  /** Who came first in each week of the range, and how many of them came again in the weeks after. */
  async retention(actor: Actor, input: AnalyticsRange): Promise<Retention> {
    assertCan(actor, 'analytics.read');
    const { from, to } = parseInput(analyticsRangeSchema, input);
    const rows = await this.queries.rows(retentionQuery, { from, to });
    const cohorts = [...Map.groupBy(rows, ({ week }) => week)].map(([week, ofWeek]) => {
      // Weeks in which nobody came at all have no row.
      const returned = Array.from({ length: (ofWeek.at(-1)?.after ?? 0) + 1 }, () => 0);
      for (const { after, users } of ofWeek) returned[after] = users;
      return { week, users: returned[0] ?? 0, returned };
    });
    return { cohorts: cohorts.filter(({ users }) => users > 0) };
  }

  /** How many people went through the steps in their order, a step on the day of the one before it or later. */
  async funnel(actor: Actor, input: FunnelQuestion): Promise<Funnel> {
    assertCan(actor, 'analytics.read');
    const { from, to, steps } = parseInput(funnelQuestionSchema, input);
    const before = previousRange({ from, to });
    const actionTypes = steps.map(({ actionType = '' }) => actionType);
    const features = steps.map(({ feature = '' }) => feature);
    const [[now], [then]] = await Promise.all([
      this.queries.rows(funnelQuery, { from, to, actionTypes, features }),
      this.queries.rows(funnelQuery, { ...before, actionTypes, features }),
    ]);
    return {
      steps: steps.map((_, index) => ({
        users: now?.users[index] ?? 0,
        previousUsers: then?.users[index] ?? 0,
      })),
    };
  }

  /** What people use the product with. */
  async devices(actor: Actor, input: AnalyticsRange): Promise<Devices> {
    assertCan(actor, 'analytics.read');
    const range = parseInput(analyticsRangeSchema, input);
    const [browser, os, platform] = await Promise.all(
      (['browser', 'os', 'platform'] as const).map(async (dimension) =>
        breakdownOf(await this.inRanges(byDeviceQuery, range, { dimension })),
      ),
    );
    return { browser: browser ?? [], os: os ?? [], platform: platform ?? [] };
  }

  /** Rows of the range (1) and of as many days before it (2). */
  private inRanges<Row extends object>(
    statement: Statement<Row>,
    range: AnalyticsRange,
    values: Readonly<Record<string, string>>,
  ): Promise<Row[]> {
    const before = previousRange(range);
    const ranges = { firsts: [range.from, before.from], lasts: [range.to, before.to] };
    return this.queries.rows(statement, { ...ranges, ...values });
  }
}
