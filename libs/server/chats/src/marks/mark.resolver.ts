import {
  type ChangeChatPreferencesInput,
  changeChatPreferencesSchema,
  chatsCalls,
  type MarkChatAsReadInput,
  markChatAsReadSchema,
} from '@lyceum/contracts/chats';
import { type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Field, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { ChatMarkService } from './mark.service';

@ObjectType('ChatPreferences')
export class ChatPreferencesModel {
  @Field(() => Boolean, {
    description: 'Whether others see up to where the caller has read; who hides it does not see theirs.',
  })
  showsReading: boolean;
}

@Limited(chatsCalls.changes)
@Resolver(() => ChatPreferencesModel)
export class ChatMarkResolver {
  constructor(private readonly marks: ChatMarkService) {}

  @Requires('chat.read')
  @Query(() => ChatPreferencesModel, { description: 'What the caller chose about their chats.' })
  getChatPreferences(@CurrentActor() actor: Actor): Promise<ChatPreferencesModel> {
    return this.marks.preferences(actor);
  }

  @Requires('chat.write')
  @Mutation(() => ChatPreferencesModel, { description: 'Chooses what others see of the caller in chats.' })
  changeChatPreferences(
    @CurrentActor() actor: Actor,
    @Arguments(changeChatPreferencesSchema) input: ChangeChatPreferencesInput,
  ): Promise<ChatPreferencesModel> {
    return this.marks.changePreferences(actor, input);
  }

  @Limited(chatsCalls.marks)
  @Requires('chat.write')
  @Mutation(() => Boolean, { description: 'Marks a chat as read up to there; answers whether it was not.' })
  markChatAsRead(
    @CurrentActor() actor: Actor,
    @Arguments(markChatAsReadSchema) input: MarkChatAsReadInput,
  ): Promise<boolean> {
    return this.marks.markAsRead(actor, input);
  }
}
