import { FriendsModule } from '@lyceum/friends';
import { Module } from '@nestjs/common';
import { ChatGroupService } from './chat-group.service';
import { ChatTabs } from './chat-tabs';
import { ChatResolver } from './chat.resolver';
import { ChatService } from './chat.service';
import { ChatsPersonalData } from './chats.personal-data';

/** Chats of friends, and of groups of them. */
@Module({
  imports: [FriendsModule],
  providers: [ChatGroupService, ChatResolver, ChatService, ChatsPersonalData, ChatTabs],
})
export class ChatsModule {}
