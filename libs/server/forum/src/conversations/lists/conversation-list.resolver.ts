import {
  getConversationsSchema,
  type GetConversationsInput,
  ownConversationSchema,
  type OwnConversationInput,
  getConversationRepliesSchema,
  type GetConversationRepliesInput,
} from '@lyceum/contracts/forum';
import { Query, Resolver } from '@nestjs/graphql';
import { ActingUser, type Actor, Arguments, CurrentActor, Requires } from '@lyceum/kernel';
import { ConversationListService } from './conversation-list.service';
import { ConversationModel, ConversationReplyModel } from './conversation.model';

@Resolver(() => ConversationModel)
export class ConversationListResolver {
  constructor(private readonly lists: ConversationListService) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [ConversationModel], {
    description: 'What the caller’s forums talk about, the latest first, ten at a time.',
  })
  getConversations(
    @CurrentActor() actor: Actor,
    @Arguments(getConversationsSchema) input: GetConversationsInput,
  ): Promise<ConversationModel[]> {
    return this.lists.list(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => ConversationModel, { description: 'One conversation, where a notification leads.' })
  getConversation(
    @CurrentActor() actor: Actor,
    @Arguments(ownConversationSchema) input: OwnConversationInput,
  ): Promise<ConversationModel> {
    return this.lists.open(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [ConversationReplyModel], {
    description: 'Replies of a conversation, the oldest first, fifty at a time.',
  })
  getConversationReplies(
    @CurrentActor() actor: Actor,
    @Arguments(getConversationRepliesSchema) input: GetConversationRepliesInput,
  ): Promise<ConversationReplyModel[]> {
    return this.lists.replies(actor, input);
  }
}
