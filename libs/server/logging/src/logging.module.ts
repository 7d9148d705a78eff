import { Module } from '@nestjs/common';
import { AnalyticsFileService } from './analytics/analytics-file.service';
import { AnalyticsService } from './analytics/analytics.service';
import { FrontEndLogController } from './front-end-logs/front-end-log.controller';
import { FrontEndLogService } from './front-end-logs/front-end-log.service';
import { LoggingPersonalData } from './logging.personal-data';
import { ActionPartitions } from './partitions/action-partitions';
import { RollUpService } from './roll-up/roll-up.service';
import { ActionIntake } from './user-actions/action-intake';
import { FriendProcessor } from './user-actions/friend.processor';
import { ReplyProcessor } from './user-actions/reply.processor';
import { SignInProcessor } from './user-actions/sign-in.processor';
import { ThreadProcessor } from './user-actions/thread.processor';
import { UserActionController } from './user-actions/user-action.controller';
import { UserActionService } from './user-actions/user-action.service';

/**
 * The activity log: what people did, heard from the events of other domains and reported by their browsers; what
 * browsers log about themselves; and the analytics made of it.
 */
@Module({
  controllers: [FrontEndLogController, UserActionController],
  providers: [
    ActionIntake,
    ActionPartitions,
    AnalyticsFileService,
    AnalyticsService,
    FriendProcessor,
    FrontEndLogService,
    LoggingPersonalData,
    ReplyProcessor,
    RollUpService,
    SignInProcessor,
    ThreadProcessor,
    UserActionService,
  ],
  exports: [AnalyticsFileService, AnalyticsService],
})
export class LoggingModule {}
