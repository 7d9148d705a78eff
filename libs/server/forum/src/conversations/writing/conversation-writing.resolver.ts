import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { ConversationLikesModel } from '../likes/conversation-likes.model';
import { ConversationLikeService, type ConversationLikes } from '../likes/conversation-like.service';
import { ConversationModel, ConversationReplyModel } from '../lists/conversation.model';
import type { ConversationReplyView, ConversationView } from '../lists/conversation.view';
import { CreateConversationInputModel, ReplyToConversationInputModel } from './conversation-writing.model';
import { ConversationWritingService } from './conversation-writing.service';
import { ConversationReplyService } from './reply.service';

const id = { type: () => ID };

@Limited(forumCalls.changes)
@Resolver(() => ConversationModel)
export class ConversationWritingResolver {
  constructor(
    private readonly writing: ConversationWritingService,
    private readonly replies: ConversationReplyService,
    private readonly likes: ConversationLikeService,
  ) {}

  @Requires('forum.write')
  @Limited(forumCalls.conversations)
  @Mutation(() => ConversationModel, { description: 'Says something to a forum of the caller’s.' })
  createConversation(
    @CurrentActor() actor: Actor,
    @Args('input', { type: () => CreateConversationInputModel }) input: CreateConversationInputModel,
  ): Promise<ConversationView> {
    return this.writing.create(actor, input);
  }

  @Requires('forum.write')
  @Limited(forumCalls.conversationReplies)
  @Mutation(() => ConversationReplyModel, { description: 'Members of its forum reply.' })
  replyToConversation(
    @CurrentActor() actor: Actor,
    @Args('input', { type: () => ReplyToConversationInputModel }) input: ReplyToConversationInputModel,
  ): Promise<ConversationReplyView> {
    return this.replies.reply(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Limited(forumCalls.claps)
  @Mutation(() => ConversationLikesModel, { description: 'Likes it, or no longer; once of one person.' })
  likeConversation(
    @CurrentActor() actor: Actor,
    @Args('conversationId', id) conversationId: string,
    @Args('userId', id) userId: string,
    @Args('liked', { type: () => Boolean }) liked: boolean,
  ): Promise<ConversationLikes> {
    return this.likes.like(actor, { conversationId, userId, liked });
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => ConversationModel, { description: 'Its author may. Answers what is left of it.' })
  deleteConversation(
    @CurrentActor() actor: Actor,
    @Args('conversationId', id) conversationId: string,
    @Args('userId', id) userId: string,
  ): Promise<ConversationView> {
    return this.writing.delete(actor, { conversationId, userId });
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Its author may.' })
  async deleteConversationReply(
    @CurrentActor() actor: Actor,
    @Args('replyId', id) replyId: string,
    @Args('userId', id) userId: string,
  ): Promise<boolean> {
    await this.replies.delete(actor, { replyId, userId });
    return true;
  }
}
