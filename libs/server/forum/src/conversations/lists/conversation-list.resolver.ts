import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { ActingUser, type Actor, CurrentActor, Requires } from '@lyceum/kernel';
import { ConversationListService } from './conversation-list.service';
import { ConversationModel, ConversationReplyModel } from './conversation.model';
import type { ConversationReplyView, ConversationView } from './conversation.view';

const nullableText = { type: () => String, nullable: true } as const;

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
    @Args('userId', { type: () => ID }) userId: string,
    @Args('cursor', nullableText) cursor?: string | null,
  ): Promise<ConversationView[]> {
    return this.lists.list(actor, { userId, cursor });
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => ConversationModel, { description: 'One conversation, where a notification leads.' })
  getConversation(
    @CurrentActor() actor: Actor,
    @Args('conversationId', { type: () => ID }) conversationId: string,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<ConversationView> {
    return this.lists.open(actor, { conversationId, userId });
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [ConversationReplyModel], {
    description: 'Replies of a conversation, the oldest first, fifty at a time.',
  })
  getConversationReplies(
    @CurrentActor() actor: Actor,
    @Args('conversationId', { type: () => ID }) conversationId: string,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('cursor', nullableText) cursor?: string | null,
  ): Promise<ConversationReplyView[]> {
    return this.lists.replies(actor, { conversationId, userId, cursor });
  }
}
