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
  const read = requires('analytics.read');
  return createOpsRouter({
    overview: read.query(analyticsQuestionSchema, overviewSchema, (actor, input) =>
      analytics.overview(actor, input),
    ),
    features: read.query(analyticsQuestionSchema, featureUseSchema, (actor, input) =>
      analytics.features(actor, input),
    ),
    retention: read.query(analyticsRangeSchema, retentionSchema, (actor, input) =>
      analytics.retention(actor, input),
    ),
    funnel: read.query(funnelQuestionSchema, funnelSchema, (actor, input) => analytics.funnel(actor, input)),
    devices: read.query(analyticsRangeSchema, devicesSchema, (actor, input) =>
      analytics.devices(actor, input),
    ),
    /** The numbers of a report as CSV. */
    file: read.query(analyticsFileSchema, analyticsFileAnswerSchema, (actor, input) =>
      files.file(actor, input),
    ),
  });
}
