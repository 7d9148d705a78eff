import { FriendsModule } from '@lyceum/friends';
import { MentionsModule } from '@lyceum/mentions';
import { ModerationModule } from '@lyceum/moderation';
import { UploadsModule } from '@lyceum/uploads';
import { Module } from '@nestjs/common';
import { ChatCalls } from './calls/chat-calls';
import { ChatGroupService } from './chat-group.service';
import { ChatGroupsGuardianTopic } from './chat-groups.guardian-topic';
import { ChatMessageTarget } from './chat-message.target';
import { ChatNameTarget } from './chat-name.target';
import { ChatTabs } from './chat-tabs';
import { ChatController } from './chat.controller';
import { ChatResolver } from './chat.resolver';
import { ChatService } from './chat.service';
import { ChatFileService } from './files/chat-file.service';
import { ChatFiles } from './files/chat-files';
import { ChatMentions } from './mentions/chat-mentions';
import { ChatMarkGateway } from './marks/mark.gateway';
import { ChatMarkResolver } from './marks/mark.resolver';
import { ChatMarkService } from './marks/mark.service';
import { ChatReactionResolver } from './reactions/reaction.resolver';
import { ChatNotices } from './notices/chat-notices';
import { ChatPinResolver } from './pins/pin.resolver';
import { ChatPinService } from './pins/pin.service';
import { ChatSaveResolver } from './saves/save.resolver';
import { ChatSaveService } from './saves/save.service';
import { ChatsPersonalData } from './chats.personal-data';

/** Chats of friends, and of groups of them. */
@Module({
  imports: [FriendsModule, MentionsModule, ModerationModule, UploadsModule],
  controllers: [ChatController],
  providers: [
    ChatCalls,
    ChatFiles,
    ChatFileService,
    ChatGroupService,
    ChatGroupsGuardianTopic,
    ChatMarkGateway,
    ChatMarkResolver,
    ChatMarkService,
    ChatMentions,
    ChatMessageTarget,
    ChatNameTarget,
    ChatNotices,
    ChatPinResolver,
    ChatPinService,
    ChatReactionResolver,
    ChatResolver,
    ChatSaveResolver,
    ChatSaveService,
    ChatService,
    ChatsPersonalData,
    ChatTabs,
  ],
  exports: [ChatCalls],
})
export class ChatsModule {}
