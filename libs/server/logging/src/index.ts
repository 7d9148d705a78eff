export { AnalyticsFileService } from './analytics/analytics-file.service';
export { createAnalyticsRouter } from './analytics/analytics.router';
export { AnalyticsService } from './analytics/analytics.service';
export { loggingDemoData } from './demo/logging.demo-data';
export { LoggingModule } from './logging.module';
export { RollUpService } from './roll-up/roll-up.service';
