import { Module } from '@nestjs/common';
import { ModerationModule } from '@lyceum/moderation';
import { ThreadsModule } from '../threads/threads.module';
import { ReplyAccessService } from './access/reply-access.service';
import { ReplyClapResolver } from './claps/reply-clap.resolver';
import { ReplyClapService } from './claps/reply-clap.service';
import { HistoryResolver } from './history/history.resolver';
import { HistoryService } from './history/history.service';
import { ReplyLiveProcessor } from './live/reply-live.processor';
import { ThreadRoomGateway } from './live/thread-room.gateway';
import { ThreadRoomRights } from './live/thread-room.rights';
import { ThreadRoomService } from './live/thread-room.service';
import { MentionsModule } from './mentions/mentions.module';
import { RemovalResolver } from './moderation/removal.resolver';
import { ReplyRemovalService } from './moderation/removal.service';
import { ReplyHoldProcessor } from './moderation/reply-hold.processor';
import { CommentTarget, PostTarget } from './moderation/reply.targets';
import { FollowerNotices } from './notices/follower-notices';
import { ReplyNoticesProcessor } from './notices/reply-notices.processor';
import { RepliesPersonalData } from './replies.personal-data';
import { ReplyRecords } from './replies.records';
import { ReplyActivityProcessor } from './reply-activity.processor';
import { ReplyChangeService } from './writing/reply-change.service';
import { ReplyDeletionService } from './writing/reply-deletion.service';

/** What posts and comments have alike. */
@Module({
  imports: [MentionsModule, ModerationModule, ThreadsModule],
  providers: [
    CommentTarget,
    FollowerNotices,
    HistoryResolver,
    HistoryService,
    PostTarget,
    RemovalResolver,
    RepliesPersonalData,
    ReplyRecords,
    ReplyAccessService,
    ReplyActivityProcessor,
    ReplyChangeService,
    ReplyClapResolver,
    ReplyClapService,
    ReplyDeletionService,
    ReplyHoldProcessor,
    ReplyLiveProcessor,
    ReplyNoticesProcessor,
    ReplyRemovalService,
    ThreadRoomGateway,
    ThreadRoomRights,
    ThreadRoomService,
  ],
  exports: [MentionsModule, ReplyAccessService, ReplyChangeService, ReplyDeletionService, ReplyLiveProcessor],
})
export class RepliesModule {}
