import { Module } from '@nestjs/common';
import { ForumAccessModule } from '../access/forum-access.module';
import { CommunitiesModule } from '../communities/communities.module';
import { ConversationsModule } from '../conversations/conversations.module';
import { RepliesModule } from '../replies/replies.module';
import { ThreadsModule } from '../threads/threads.module';
import { AliasProcessor } from './alerts/alias.processor';
import { FanOutProcessor } from './alerts/fan-out.processor';
import { DecisionEffects } from './decisions/decision-effects';
import { DecisionResolver } from './decisions/decision.resolver';
import { DecisionService } from './decisions/decision.service';
import { QueueService } from './decisions/queue.service';
import { ModerationPersonalData } from './moderation.personal-data';
import { ModerationNewsService } from './news/moderation-news.service';
import { BanProcessor } from './notices/ban.processor';
import { NoticeResolver } from './notices/notice.resolver';
import { NoticeService } from './notices/notice.service';
import { RemovalResolver } from './removals/removal.resolver';
import { RemovalService } from './removals/removal.service';
import { HoldProcessor } from './reports/hold.processor';
import { HoldService } from './reports/hold.service';
import { ReplyHoldProcessor } from './reports/reply-hold.processor';
import { ReportResolver } from './reports/report.resolver';
import { ReportService } from './reports/report.service';
import { ModerationTableSource } from './staff-queue/moderation.table-source';
import { StaffQueueService } from './staff-queue/staff-queue.service';
import { ConversationReplyTarget } from './targets/conversation-reply.target';
import { ConversationTarget } from './targets/conversation.target';
import { ModerationTargets } from './targets/moderation-targets';
import { ReplyTargets } from './targets/reply.targets';
import { ThreadTarget } from './targets/thread.target';

/** Reports, what is held back, what moderators decide, and appeals; one queue for all kinds of things. */
@Module({
  imports: [CommunitiesModule, ConversationsModule, ForumAccessModule, RepliesModule, ThreadsModule],
  providers: [
    AliasProcessor,
    BanProcessor,
    ConversationReplyTarget,
    ConversationTarget,
    DecisionEffects,
    DecisionResolver,
    DecisionService,
    FanOutProcessor,
    HoldProcessor,
    HoldService,
    ModerationNewsService,
    ModerationPersonalData,
    ModerationTableSource,
    ModerationTargets,
    NoticeResolver,
    NoticeService,
    QueueService,
    RemovalResolver,
    RemovalService,
    ReplyHoldProcessor,
    ReplyTargets,
    ReportResolver,
    ReportService,
    StaffQueueService,
    ThreadTarget,
  ],
  exports: [ModerationNewsService, ModerationTargets, ReportService, StaffQueueService],
})
export class ModerationModule {}
