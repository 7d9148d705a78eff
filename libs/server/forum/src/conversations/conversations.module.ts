import { Module } from '@nestjs/common';
import { ModerationModule } from '@lyceum/moderation';
import { ForumAccessModule } from '../access/forum-access.module';
import { ConversationAccessService } from './conversation-access.service';
import { ConversationActivityProcessor } from './conversation-activity.processor';
import { ConversationsPersonalData } from './conversations.personal-data';
import { ConversationRecords } from './conversations.records';
import { ConversationLikeService } from './likes/conversation-like.service';
import { ConversationListResolver } from './lists/conversation-list.resolver';
import { ConversationListService } from './lists/conversation-list.service';
import { ConversationLiveProcessor } from './live/conversation-live.processor';
import { ConversationHoldProcessor } from './moderation/conversation-hold.processor';
import { ConversationReplyTarget } from './moderation/conversation-reply.target';
import { ConversationTarget } from './moderation/conversation.target';
import { ConversationNoticesProcessor } from './notices/conversation-notices.processor';
import { ConversationWritingResolver } from './writing/conversation-writing.resolver';
import { ConversationWritingService } from './writing/conversation-writing.service';
import { ConversationReplyService } from './writing/reply.service';

/** Short messages on the home of the forums, each to one of them, with replies and likes. */
@Module({
  imports: [ForumAccessModule, ModerationModule],
  providers: [
    ConversationAccessService,
    ConversationActivityProcessor,
    ConversationHoldProcessor,
    ConversationLikeService,
    ConversationListResolver,
    ConversationListService,
    ConversationLiveProcessor,
    ConversationNoticesProcessor,
    ConversationReplyService,
    ConversationReplyTarget,
    ConversationsPersonalData,
    ConversationRecords,
    ConversationTarget,
    ConversationWritingResolver,
    ConversationWritingService,
  ],
  exports: [ConversationAccessService],
})
export class ConversationsModule {}
