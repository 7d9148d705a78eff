import {
  analyticsFileAnswerSchema,
  analyticsFileSchema,
  analyticsQuestionSchema,
  analyticsRangeSchema,
  devicesSchema,
  featureUseSchema,
  funnelQuestionSchema,
  funnelSchema,
  overviewSchema,
  retentionSchema,
} from '@lyceum/contracts/logging';
import { createOpsRouter, requires, type ServiceFinder } from '@lyceum/kernel';
import { AnalyticsFileService } from './analytics-file.service';
import { AnalyticsService } from './analytics.service';

/** The console's calls about use (checklist line 232). None changes anything. */
export function createAnalyticsRouter(get: ServiceFinder) {
  const analytics = get(AnalyticsService);
  const files = get(AnalyticsFileService);
  return createOpsRouter({
    overview: requires('analytics.read')
      .input(analyticsQuestionSchema)
      .output(overviewSchema)
      .query(({ ctx, input }) => analytics.overview(ctx.actor, input)),

    features: requires('analytics.read')
      .input(analyticsQuestionSchema)
      .output(featureUseSchema)
      .query(({ ctx, input }) => analytics.features(ctx.actor, input)),

    retention: requires('analytics.read')
      .input(analyticsRangeSchema)
      .output(retentionSchema)
      .query(({ ctx, input }) => analytics.retention(ctx.actor, input)),

    funnel: requires('analytics.read')
      .input(funnelQuestionSchema)
      .output(funnelSchema)
      .query(({ ctx, input }) => analytics.funnel(ctx.actor, input)),

    devices: requires('analytics.read')
      .input(analyticsRangeSchema)
      .output(devicesSchema)
      .query(({ ctx, input }) => analytics.devices(ctx.actor, input)),

    /** The numbers of a report as CSV. */
    file: requires('analytics.read')
      .input(analyticsFileSchema)
      .output(analyticsFileAnswerSchema)
      .query(({ ctx, input }) => files.file(ctx.actor, input)),
  });
}
