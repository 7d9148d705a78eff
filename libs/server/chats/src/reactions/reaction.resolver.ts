import { chatsCalls, type ReactToChatMessageInput, reactToChatMessageSchema } from '@lyceum/contracts/chats';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Resolver } from '@nestjs/graphql';
import { ChatMessageModel } from '../chat.model';
import { ChatService } from '../chat.service';

@Limited(chatsCalls.reactions)
@Resolver(() => ChatMessageModel)
export class ChatReactionResolver {
  constructor(private readonly chats: ChatService) {}

  @Requires('chat.write')
  @Mutation(() => ChatMessageModel, { description: 'Puts a sign to a message, or takes it back.' })
  reactToChatMessage(
    @CurrentActor() actor: Actor,
    @Arguments(reactToChatMessageSchema) input: ReactToChatMessageInput,
  ): Promise<ChatMessageModel> {
    return this.chats.react(actor, input);
  }
}
