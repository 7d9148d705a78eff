import {
  type AddToChatGroupInput,
  addToChatGroupSchema,
  type ChatIdInput,
  chatIdSchema,
  type ChatMessageIdInput,
  chatMessageIdSchema,
  type ChatMessagesInput,
  chatMessagesSchema,
  type ChatOfTwoInput,
  chatOfTwoSchema,
  type ChatPlaceOfDateInput,
  chatPlaceOfDateSchema,
  chatsCalls,
  type ChatsInput,
  chatsSchema,
  type CreateChatGroupInput,
  createChatGroupSchema,
  type EditChatMessageInput,
  editChatMessageSchema,
  type MessagesBeforeBlockInput,
  messagesBeforeBlockSchema,
  type MuteChatInput,
  muteChatSchema,
  type RemoveFromChatGroupInput,
  removeFromChatGroupSchema,
  type RenameChatGroupInput,
  renameChatGroupSchema,
  type ReportChatGroupNameInput,
  reportChatGroupNameSchema,
  type ReportChatMessageInput,
  reportChatMessageSchema,
  type SearchChatMessagesInput,
  searchChatMessagesSchema,
  type SendChatMessageInput,
  sendChatMessageSchema,
} from '@lyceum/contracts/chats';
import { type Actor, Arguments, CurrentActor, Limited, NamesAnother, Requires } from '@lyceum/kernel';
import { ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ChatGroupService } from './chat-group.service';
import { ChatMessageModel, ChatModel, ChatPageModel } from './chat.model';
import { ChatService } from './chat.service';

@Limited(chatsCalls.changes)
@Resolver(() => ChatModel)
export class ChatResolver {
  constructor(
    private readonly chats: ChatService,
    private readonly groups: ChatGroupService,
  ) {}

  @Requires('chat.read')
  @Query(() => ChatPageModel, { description: 'The chats of the caller.' })
  getChats(@CurrentActor() actor: Actor, @Arguments(chatsSchema) input: ChatsInput): Promise<ChatPageModel> {
    return this.chats.list(actor, input);
  }

  @Requires('chat.read')
  @Query(() => ChatModel, { description: 'One chat of the caller.' })
  getChat(@CurrentActor() actor: Actor, @Arguments(chatIdSchema) input: ChatIdInput): Promise<ChatModel> {
    return this.chats.get(actor, input);
  }

  @Requires('chat.read')
  @Query(() => [ChatMessageModel], {
    description:
      'Messages of a chat, the oldest first: the latest, those before a place, or those after one.',
  })
  getChatMessages(
    @CurrentActor() actor: Actor,
    @Arguments(chatMessagesSchema) input: ChatMessagesInput,
  ): Promise<ChatMessageModel[]> {
    return this.chats.messages(actor, input);
  }

  @Limited(chatsCalls.searches)
  @Requires('chat.read')
  @Query(() => Int, {
    nullable: true,
    description:
      'The place of the first message that the caller has heard and was said then or after it; null where nothing was.',
  })
  getChatPlaceOfDate(
    @CurrentActor() actor: Actor,
    @Arguments(chatPlaceOfDateSchema) input: ChatPlaceOfDateInput,
  ): Promise<number | null> {
    return this.chats.placeOfDate(actor, input);
  }

  @Limited(chatsCalls.searches)
  @Requires('chat.read')
  @Query(() => [ChatMessageModel], {
    description: 'Messages with these words that the caller can read, the latest first.',
  })
  searchChatMessages(
    @CurrentActor() actor: Actor,
    @Arguments(searchChatMessagesSchema) input: SearchChatMessagesInput,
  ): Promise<ChatMessageModel[]> {
    return this.chats.search(actor, input);
  }

  @Requires('chat.read')
  @Query(() => Int, {
    description: 'Messages the caller has not read in any chat, but those that are muted.',
  })
  countUnreadChatMessages(@CurrentActor() actor: Actor): Promise<number> {
    return this.chats.unread(actor);
  }

  @Requires('chat.read')
  @NamesAnother('userId')
  @Query(() => [ChatMessageModel], {
    description: 'What somebody the caller has blocked wrote to them before that, the oldest first.',
  })
  getMessagesBeforeBlock(
    @CurrentActor() actor: Actor,
    @Arguments(messagesBeforeBlockSchema) input: MessagesBeforeBlockInput,
  ): Promise<ChatMessageModel[]> {
    return this.chats.messagesBeforeBlock(actor, input);
  }

  // It makes the chat there is to be.
  @Limited(chatsCalls.changes)
  @Requires('chat.write')
  @Query(() => ID, {
    description:
      'Id of the chat of two friends, of whom the caller is one. The same people have the same one.',
  })
  fetchTwilioChannelSid(
    @CurrentActor() actor: Actor,
    @Arguments(chatOfTwoSchema) input: ChatOfTwoInput,
  ): Promise<string> {
    return this.chats.ofTwo(actor, input);
  }

  @Requires('chat.write')
  @Mutation(() => ChatModel, { description: 'A chat that a window shows; the activity log is told.' })
  openChat(@CurrentActor() actor: Actor, @Arguments(chatIdSchema) input: ChatIdInput): Promise<ChatModel> {
    return this.chats.open(actor, input);
  }

  @Limited(chatsCalls.messages)
  @Requires('chat.write')
  @Mutation(() => ChatMessageModel, { description: 'Says something; the same key is one message.' })
  sendChatMessage(
    @CurrentActor() actor: Actor,
    @Arguments(sendChatMessageSchema) input: SendChatMessageInput,
  ): Promise<ChatMessageModel> {
    return this.chats.say(actor, input);
  }

  @Requires('chat.write')
  @Mutation(() => ChatMessageModel, { description: 'Other words for what the caller said.' })
  editChatMessage(
    @CurrentActor() actor: Actor,
    @Arguments(editChatMessageSchema) input: EditChatMessageInput,
  ): Promise<ChatMessageModel> {
    return this.chats.edit(actor, input);
  }

  @Requires('chat.write')
  @Mutation(() => ChatMessageModel, { description: 'Takes back what the caller said.' })
  deleteChatMessage(
    @CurrentActor() actor: Actor,
    @Arguments(chatMessageIdSchema) input: ChatMessageIdInput,
  ): Promise<ChatMessageModel> {
    return this.chats.delete(actor, input);
  }

  @Limited(chatsCalls.reports)
  @Requires('chat.write')
  @Mutation(() => Boolean, {
    description:
      'Reports a message to staff, who read it and the ones before and after it; 1 to 1,000 characters.',
  })
  async reportChatMessage(
    @CurrentActor() actor: Actor,
    @Arguments(reportChatMessageSchema) input: ReportChatMessageInput,
  ): Promise<boolean> {
    await this.chats.report(actor, input);
    return true;
  }

  @Limited(chatsCalls.reports)
  @Requires('chat.write')
  @Mutation(() => Boolean, {
    description: 'Reports the name of a group to staff, who read nothing else of it; 1 to 1,000 characters.',
  })
  async reportChatGroupName(
    @CurrentActor() actor: Actor,
    @Arguments(reportChatGroupNameSchema) input: ReportChatGroupNameInput,
  ): Promise<boolean> {
    await this.groups.reportName(actor, input);
    return true;
  }

  @Requires('chat.write')
  @Mutation(() => ChatModel, { description: 'Makes a group of the caller and friends of theirs.' })
  createChatGroup(
    @CurrentActor() actor: Actor,
    @Arguments(createChatGroupSchema) input: CreateChatGroupInput,
  ): Promise<ChatModel> {
    return this.groups.create(actor, input);
  }

  @Requires('chat.write')
  @Mutation(() => ChatModel, { description: 'Gives a group of the caller’s another name.' })
  renameChatGroup(
    @CurrentActor() actor: Actor,
    @Arguments(renameChatGroupSchema) input: RenameChatGroupInput,
  ): Promise<ChatModel> {
    return this.groups.rename(actor, input);
  }

  @Requires('chat.write')
  @Mutation(() => ChatModel, { description: 'Brings friends into a group of the caller’s.' })
  addToChatGroup(
    @CurrentActor() actor: Actor,
    @Arguments(addToChatGroupSchema) input: AddToChatGroupInput,
  ): Promise<ChatModel> {
    return this.groups.add(actor, input);
  }

  @Requires('chat.write')
  @NamesAnother('userId')
  @Mutation(() => ChatModel, { description: 'Takes somebody out of a group of the caller’s.' })
  removeFromChatGroup(
    @CurrentActor() actor: Actor,
    @Arguments(removeFromChatGroupSchema) input: RemoveFromChatGroupInput,
  ): Promise<ChatModel> {
    return this.groups.remove(actor, input);
  }

  @Requires('chat.write')
  @Mutation(() => ID, { description: 'Goes out of a group, and answers its id.' })
  leaveChatGroup(@CurrentActor() actor: Actor, @Arguments(chatIdSchema) input: ChatIdInput): Promise<string> {
    return this.groups.leave(actor, input);
  }

  @Requires('chat.write')
  @Mutation(() => ChatModel, { description: 'Silences a chat for the caller until then; null ends it.' })
  muteChat(
    @CurrentActor() actor: Actor,
    @Arguments(muteChatSchema) input: MuteChatInput,
  ): Promise<ChatModel> {
    return this.groups.mute(actor, input);
  }
}
