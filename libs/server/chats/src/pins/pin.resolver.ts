import {
  type ChatIdInput,
  chatIdSchema,
  chatsCalls,
  type PinChatMessageInput,
  pinChatMessageSchema,
} from '@lyceum/contracts/chats';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { ChatMessageModel, ChatModel } from '../chat.model';
import { ChatPinService } from './pin.service';

@Limited(chatsCalls.changes)
@Resolver(() => ChatMessageModel)
export class ChatPinResolver {
  constructor(private readonly pins: ChatPinService) {}

  @Requires('chat.read')
  @Query(() => [ChatMessageModel], {
    description: 'What is pinned in a chat and the caller can read, what was pinned last first.',
  })
  getPinnedChatMessages(
    @CurrentActor() actor: Actor,
    @Arguments(chatIdSchema) input: ChatIdInput,
  ): Promise<ChatMessageModel[]> {
    return this.pins.list(actor, input);
  }

  @Requires('chat.write')
  @Mutation(() => ChatModel, {
    description: 'Pins a message for all who are in the chat, or not any more; of a group its owner does.',
  })
  pinChatMessage(
    @CurrentActor() actor: Actor,
    @Arguments(pinChatMessageSchema) input: PinChatMessageInput,
  ): Promise<ChatModel> {
    return this.pins.pin(actor, input);
  }
}
