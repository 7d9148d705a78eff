import { FriendsModule } from '@lyceum/friends';
import { ModerationModule } from '@lyceum/moderation';
import { UploadsModule } from '@lyceum/uploads';
import { Module } from '@nestjs/common';
import { AchievementsModule } from './achievements/achievements.module';
import { ActivitiesListener } from './activities/activities.listener';
import { ActivityResolver } from './activities/activity.resolver';
import { ActivityService } from './activities/activity.service';
import { CertificateResolver } from './certificate/certificate.resolver';
import { CertificateService } from './certificate/certificate.service';
import { ProfileNameTarget, ProfileTarget } from './contents/content.targets';
import { ReportProfileResolver } from './contents/report-profile.resolver';
import { ReportProfileService } from './contents/report-profile.service';
import { UpdateProfileResolver } from './edit/update-profile.resolver';
import { UpdateProfileService } from './edit/update-profile.service';
import { EntryResolver } from './entries/entry.resolver';
import { EntryService } from './entries/entry.service';
import { EventController } from './entries/event.controller';
import { EndorsementsModule } from './endorsements/endorsements.module';
import { UserController } from './page/user.controller';
import { UserResolver } from './page/user.resolver';
import { UserService } from './page/user.service';
import { AudienceResolver } from './audience/audience.resolver';
import { AudienceService } from './audience/audience.service';
import { PictureResolver } from './pictures/picture.resolver';
import { PictureService } from './pictures/picture.service';
import { ProfileFiles } from './pictures/profile-files';
import { KpiResolver } from './points/kpi.resolver';
import { KpiService } from './points/kpi.service';
import { PointsListener } from './points/points.listener';
import { PointsPersonalData } from './points/points.personal-data';
import { RecountTask } from './points/recount.task';
import { ProfilePersonalData } from './profile.personal-data';

/** What somebody tells of themselves, and to whom. */
@Module({
  imports: [AchievementsModule, EndorsementsModule, FriendsModule, ModerationModule, UploadsModule],
  controllers: [EventController, UserController],
  providers: [
    AudienceResolver,
    AudienceService,
    ActivitiesListener,
    ActivityResolver,
    ActivityService,
    CertificateResolver,
    CertificateService,
    EntryResolver,
    EntryService,
    KpiResolver,
    KpiService,
    PictureResolver,
    PictureService,
    PointsListener,
    PointsPersonalData,
    ProfileTarget,
    RecountTask,
    ReportProfileResolver,
    ReportProfileService,
    ProfileFiles,
    ProfileNameTarget,
    ProfilePersonalData,
    UpdateProfileResolver,
    UpdateProfileService,
    UserResolver,
    UserService,
  ],
})
export class ProfileModule {}
