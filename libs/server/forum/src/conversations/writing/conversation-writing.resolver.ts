import { Mutation, Resolver } from '@nestjs/graphql';
import {
  type CreateConversationInput,
  createConversationSchema,
  forumCalls,
  type LikeConversationInput,
  likeConversationSchema,
  type OwnConversationInput,
  type OwnConversationReplyInput,
  ownConversationReplySchema,
  ownConversationSchema,
  type ReplyToConversationInput,
  replyToConversationSchema,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Input, Limited, Requires } from '@lyceum/kernel';
import { ConversationLikesModel } from '../likes/conversation-likes.model';
import { ConversationLikeService } from '../likes/conversation-like.service';
import { ConversationModel, ConversationReplyModel } from '../lists/conversation.model';
import { ConversationWritingService } from './conversation-writing.service';
import { ConversationReplyService } from './reply.service';

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
    @Input(createConversationSchema) input: CreateConversationInput,
  ): Promise<ConversationModel> {
    return this.writing.create(actor, input);
  }

  @Requires('forum.write')
  @Limited(forumCalls.conversationReplies)
  @Mutation(() => ConversationReplyModel, { description: 'Members of its forum reply.' })
  replyToConversation(
    @CurrentActor() actor: Actor,
    @Input(replyToConversationSchema) input: ReplyToConversationInput,
  ): Promise<ConversationReplyModel> {
    return this.replies.reply(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Limited(forumCalls.claps)
  @Mutation(() => ConversationLikesModel, { description: 'Likes it, or no longer; once of one person.' })
  likeConversation(
    @CurrentActor() actor: Actor,
    @Arguments(likeConversationSchema) input: LikeConversationInput,
  ): Promise<ConversationLikesModel> {
    return this.likes.like(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => ConversationModel, { description: 'Its author may. Answers what is left of it.' })
  deleteConversation(
    @CurrentActor() actor: Actor,
    @Arguments(ownConversationSchema) input: OwnConversationInput,
  ): Promise<ConversationModel> {
    return this.writing.delete(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Its author may.' })
  async deleteConversationReply(
    @CurrentActor() actor: Actor,
    @Arguments(ownConversationReplySchema) input: OwnConversationReplyInput,
  ): Promise<boolean> {
    await this.replies.delete(actor, input);
    return true;
  }
}
