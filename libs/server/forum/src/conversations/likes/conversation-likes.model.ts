import { Field, Int, ObjectType } from '@nestjs/graphql';

/** Likes of a conversation, and whether the caller's is among them. */
@ObjectType('ConversationLikes')
export class ConversationLikesModel {
  @Field(() => Int, { description: 'Of everybody.' })
  likesCnt: number;

  @Field(() => Boolean)
  requestingUserHasLiked: boolean;
}
