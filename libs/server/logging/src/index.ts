export { createAnalyticsRouter } from './analytics/analytics.router';
export { loggingDemoData } from './demo/logging.demo-data';
export { LoggingModule } from './logging.module';
export { RollUpService } from './roll-up/roll-up.service';
