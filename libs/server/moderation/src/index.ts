export { AliasService } from './alerts/alias.service';
export {
  type CommunityBan,
  type CommunityKeeper,
  type CommunityRecord,
  type CommunitySql,
  KeepsCommunities,
  type Standing,
} from './communities/community-keeper';
export { ContentHeld, ContentModerated, ContentReported, ModerationAppealed } from './moderation.events';
export { ModerationModule } from './moderation.module';
export { hasReported, isCase, isOpenCase } from './moderation.sql';
export { NoticeService } from './notices/notice.service';
export { RemovalService } from './removals/removal.service';
export { HoldService } from './reports/hold.service';
export { isHeld } from './reports/is-held';
export { ReportService } from './reports/report.service';
export { createModerationRouter } from './staff-queue/moderation.router';
export {
  ModeratedContent,
  type ModerationTarget,
  type SurroundingRow,
  type TargetContent,
} from './targets/moderation-target';
export { ModerationTargets } from './targets/moderation-targets';
