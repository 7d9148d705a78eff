import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { ConversationLikes } from './conversation-like.service';

@ObjectType('ConversationLikes')
export class ConversationLikesModel implements ConversationLikes {
  @Field(() => Int, { description: 'Of everybody.' })
  likesCnt: number;

  @Field(() => Boolean)
  requestingUserHasLiked: boolean;
}
