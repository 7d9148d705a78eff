import { Module } from '@nestjs/common';
import { MentionsModule } from '@lyceum/mentions';
import { AliasProcessor } from './alerts/alias.processor';
import { AliasService } from './alerts/alias.service';
import { FanOutProcessor } from './alerts/fan-out.processor';
import { CaseNewsService } from './case-notices/case-news.service';
import { CaseNoticeSubjects } from './case-notices/case-notice-subjects';
import { CaseNoticesProcessor } from './case-notices/case-notices.processor';
import { Communities } from './communities/communities';
import { DecisionEffects } from './decisions/decision-effects';
import { DecisionResolver } from './decisions/decision.resolver';
import { DecisionService } from './decisions/decision.service';
import { QueueService } from './decisions/queue.service';
import { UndoService } from './decisions/undo.service';
import { ModerationPersonalData } from './moderation.personal-data';
import { ModerationHomePart } from './staff-queue/moderation.home-part';
import { ModerationRecords } from './staff-queue/moderation.records';
import { ModerationStatements } from './moderation.statements';
import { NoticeResolver } from './notices/notice.resolver';
import { NoticeService } from './notices/notice.service';
import { ReasonService } from './reasons/reason.service';
import { RemovalService } from './removals/removal.service';
import { HoldService } from './reports/hold.service';
import { ReportService } from './reports/report.service';
import { ModerationTableSource } from './staff-queue/moderation.table-source';
import { StaffQueueService } from './staff-queue/staff-queue.service';
import { ModerationTargets } from './targets/moderation-targets';

/** Reports, what is held back, what moderators decide, and appeals; one queue for all kinds of things. */
@Module({
  imports: [MentionsModule],
  providers: [
    AliasProcessor,
    AliasService,
    CaseNewsService,
    CaseNoticesProcessor,
    CaseNoticeSubjects,
    Communities,
    DecisionEffects,
    DecisionResolver,
    DecisionService,
    FanOutProcessor,
    HoldService,
    ModerationHomePart,
    ModerationPersonalData,
    ModerationRecords,
    ModerationStatements,
    ModerationTableSource,
    ModerationTargets,
    NoticeResolver,
    NoticeService,
    QueueService,
    ReasonService,
    RemovalService,
    ReportService,
    StaffQueueService,
    UndoService,
  ],
  exports: [AliasService, HoldService, ModerationTargets, NoticeService, RemovalService, ReportService],
})
export class ModerationModule {}
