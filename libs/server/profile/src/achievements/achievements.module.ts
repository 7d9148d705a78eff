import { Module } from '@nestjs/common';
import { AchievementsPersonalData } from './achievements.personal-data';
import { AwardMissedTask } from './award-missed.task';
import { AchievementService } from './console/achievement.service';
import { AchievementsTableSource } from './console/achievements.table-source';
import { AwardService } from './console/award.service';
import { AchievementNoticesProcessor } from './notices/achievement-notices.processor';

/** What people earn by rules, and are given by staff. */
@Module({
  providers: [
    AchievementNoticesProcessor,
    AchievementService,
    AchievementsPersonalData,
    AchievementsTableSource,
    AwardMissedTask,
    AwardService,
  ],
})
export class AchievementsModule {}
