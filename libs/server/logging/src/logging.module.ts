import { Module } from '@nestjs/common';
import { AnalyticsFileService } from './analytics/analytics-file.service';
import { AnalyticsHomePart } from './analytics/analytics.home-part';
import { AnalyticsService } from './analytics/analytics.service';
import { FrontEndLogController } from './front-end-logs/front-end-log.controller';
import { FrontEndLogService } from './front-end-logs/front-end-log.service';
import { TimeSpentGuardianTopic } from './guardian-topic/time-spent.guardian-topic';
import { LoggingPersonalData } from './logging.personal-data';
import { ActionPartitions } from './partitions/action-partitions';
import { RollUpService } from './roll-up/roll-up.service';
import { ActionIntake } from './user-actions/action-intake';
import { LoggedActivity } from './user-actions/logged-activity';
import { UserActionController } from './user-actions/user-action.controller';
import { UserActionService } from './user-actions/user-action.service';

/**
 * The activity log: what people did, told by other domains and reported by their browsers; what
 * browsers log about themselves; and the analytics made of it.
 */
@Module({
  controllers: [FrontEndLogController, UserActionController],
  providers: [
    ActionIntake,
    ActionPartitions,
    AnalyticsFileService,
    AnalyticsHomePart,
    AnalyticsService,
    FrontEndLogService,
    LoggedActivity,
    LoggingPersonalData,
    RollUpService,
    TimeSpentGuardianTopic,
    UserActionService,
  ],
})
export class LoggingModule {}
