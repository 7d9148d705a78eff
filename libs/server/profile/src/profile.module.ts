import { FriendsModule } from '@lyceum/friends';
import { ModerationModule } from '@lyceum/moderation';
import { UploadsModule } from '@lyceum/uploads';
import { Module } from '@nestjs/common';
import { AchievementsPersonalData } from './achievements/achievements.personal-data';
import { AwardMissedTask } from './achievements/award-missed.task';
import { AchievementService } from './achievements/console/achievement.service';
import { AchievementsTableSource } from './achievements/console/achievements.table-source';
import { AwardService } from './achievements/console/award.service';
import { AchievementNoticesProcessor } from './achievements/notices/achievement-notices.processor';
import { ActivitiesListener } from './activities/activities.listener';
import { ActivityResolver } from './activities/activity.resolver';
import { ActivityService } from './activities/activity.service';
import { AudienceResolver } from './audience/audience.resolver';
import { AudienceService } from './audience/audience.service';
import { CertificateResolver } from './certificate/certificate.resolver';
import { CertificateService } from './certificate/certificate.service';
import { ProfileNameTarget, ProfileTarget } from './contents/content.targets';
import { ReportProfileResolver } from './contents/report-profile.resolver';
import { ReportProfileService } from './contents/report-profile.service';
import { UpdateProfileResolver } from './edit/update-profile.resolver';
import { UpdateProfileService } from './edit/update-profile.service';
import { EndorsementDeedsProcessor } from './endorsements/endorsement-deeds.processor';
import { EndorsementsPersonalData } from './endorsements/endorsements.personal-data';
import { EndorsementRecords } from './endorsements/endorsements.records';
import { EndorsementListResolver } from './endorsements/lists/endorsement-list.resolver';
import { EndorsementListService } from './endorsements/lists/endorsement-list.service';
import { EndorsementHoldProcessor } from './endorsements/moderation/endorsement-hold.processor';
import { EndorsementTarget } from './endorsements/moderation/endorsement.target';
import { EndorsementNoticeSubjects } from './endorsements/notices/endorsement-notice-subjects';
import { EndorsementNoticesProcessor } from './endorsements/notices/endorsement-notices.processor';
import { EndorsementController } from './endorsements/writing/endorsement.controller';
import { EndorsementResolver } from './endorsements/writing/endorsement.resolver';
import { EndorsementService } from './endorsements/writing/endorsement.service';
import { EntryResolver } from './entries/entry.resolver';
import { EntryService } from './entries/entry.service';
import { EventController } from './entries/event.controller';
import { UserController } from './page/user.controller';
import { UserResolver } from './page/user.resolver';
import { UserService } from './page/user.service';
import { PictureResolver } from './pictures/picture.resolver';
import { PictureService } from './pictures/picture.service';
import { ProfileFiles } from './pictures/profile-files';
import { KpiResolver } from './points/kpi.resolver';
import { KpiService } from './points/kpi.service';
import { PointsListener } from './points/points.listener';
import { PointsPersonalData } from './points/points.personal-data';
import { RecountTask } from './points/recount.task';
import { ProfilePersonalData } from './profile.personal-data';

/** What somebody tells of themselves, and to whom; what others say for them; and what they have earned. */
@Module({
  imports: [FriendsModule, ModerationModule, UploadsModule],
  controllers: [EndorsementController, EventController, UserController],
  providers: [
    AchievementNoticesProcessor,
    AchievementService,
    AchievementsPersonalData,
    AchievementsTableSource,
    ActivitiesListener,
    ActivityResolver,
    ActivityService,
    AudienceResolver,
    AudienceService,
    AwardMissedTask,
    AwardService,
    CertificateResolver,
    CertificateService,
    EndorsementDeedsProcessor,
    EndorsementHoldProcessor,
    EndorsementListResolver,
    EndorsementListService,
    EndorsementNoticesProcessor,
    EndorsementNoticeSubjects,
    EndorsementRecords,
    EndorsementResolver,
    EndorsementService,
    EndorsementsPersonalData,
    EndorsementTarget,
    EntryResolver,
    EntryService,
    KpiResolver,
    KpiService,
    PictureResolver,
    PictureService,
    PointsListener,
    PointsPersonalData,
    ProfileFiles,
    ProfileNameTarget,
    ProfilePersonalData,
    ProfileTarget,
    RecountTask,
    ReportProfileResolver,
    ReportProfileService,
    UpdateProfileResolver,
    UpdateProfileService,
    UserResolver,
    UserService,
  ],
})
export class ProfileModule {}
