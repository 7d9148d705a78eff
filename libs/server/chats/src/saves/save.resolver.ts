import {
  chatsCalls,
  type ChatsInput,
  chatsSchema,
  type SaveChatMessageInput,
  saveChatMessageSchema,
} from '@lyceum/contracts/chats';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { ChatMessageModel, ChatMessagePageModel } from '../chat.model';
import { ChatSaveService } from './save.service';

@Limited(chatsCalls.changes)
@Resolver(() => ChatMessageModel)
export class ChatSaveResolver {
  constructor(private readonly saves: ChatSaveService) {}

  @Requires('chat.read')
  @Query(() => ChatMessagePageModel, {
    description: 'Messages the caller saved and can read, what was saved last first.',
  })
  getSavedChatMessages(
    @CurrentActor() actor: Actor,
    @Arguments(chatsSchema) input: ChatsInput,
  ): Promise<ChatMessagePageModel> {
    return this.saves.list(actor, input);
  }

  @Requires('chat.write')
  @Mutation(() => ChatMessageModel, { description: 'Saves a message for the caller alone, or no longer.' })
  saveChatMessage(
    @CurrentActor() actor: Actor,
    @Arguments(saveChatMessageSchema) input: SaveChatMessageInput,
  ): Promise<ChatMessageModel> {
    return this.saves.save(actor, input);
  }
}
