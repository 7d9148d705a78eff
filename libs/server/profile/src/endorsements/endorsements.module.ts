import { FriendsModule } from '@lyceum/friends';
import { ModerationModule } from '@lyceum/moderation';
import { Module } from '@nestjs/common';
import { EndorsementDeedsProcessor } from './endorsement-deeds.processor';
import { EndorsementsPersonalData } from './endorsements.personal-data';
import { EndorsementRecords } from './endorsements.records';
import { EndorsementListResolver } from './lists/endorsement-list.resolver';
import { EndorsementListService } from './lists/endorsement-list.service';
import { EndorsementHoldProcessor } from './moderation/endorsement-hold.processor';
import { EndorsementTarget } from './moderation/endorsement.target';
import { EndorsementNoticeSubjects } from './notices/endorsement-notice-subjects';
import { EndorsementNoticesProcessor } from './notices/endorsement-notices.processor';
import { EndorsementController } from './writing/endorsement.controller';
import { EndorsementResolver } from './writing/endorsement.resolver';
import { EndorsementService } from './writing/endorsement.service';

/** What people say for each other. */
@Module({
  imports: [FriendsModule, ModerationModule],
  controllers: [EndorsementController],
  providers: [
    EndorsementDeedsProcessor,
    EndorsementHoldProcessor,
    EndorsementListResolver,
    EndorsementListService,
    EndorsementNoticeSubjects,
    EndorsementNoticesProcessor,
    EndorsementRecords,
    EndorsementResolver,
    EndorsementService,
    EndorsementTarget,
    EndorsementsPersonalData,
  ],
})
export class EndorsementsModule {}
