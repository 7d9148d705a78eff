import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import type { ContentStatus } from '@lyceum/contracts/forum';
import { ContentStatusEnum } from '../../access/forum.enums';
import { UserSummaryModel } from '@lyceum/auth';

@ObjectType('ConversationCommunity', { description: 'The forum a conversation is addressed to.' })
export class ConversationCommunityModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  displayName: string;
}

/** A reply as the caller sees it. */
@ObjectType('ConversationReply')
export class ConversationReplyModel {
  @Field(() => ID)
  id: string;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => UserSummaryModel)
  creator: UserSummaryModel;

  @Field(() => String, { description: 'Plain text.' })
  content: string;

  @Field(() => ContentStatusEnum, { description: 'HELD is shown to its author alone.' })
  status: ContentStatus;

  @Field(() => Boolean, { description: 'The caller has reported it.' })
  reported: boolean;

  @Field(() => Boolean)
  deletable: boolean;

  @Field(() => String, { description: 'After which the next page starts.' })
  cursor: string;
}

/** A conversation as the caller sees it (checklist line 82). */
@ObjectType('Conversation', { description: 'A short message on the home of the forums, to one of them.' })
export class ConversationModel {
  @Field(() => ID)
  id: string;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => UserSummaryModel)
  creator: UserSummaryModel;

  @Field(() => ConversationCommunityModel)
  community: ConversationCommunityModel;

  @Field(() => String, { description: 'Plain text; of what is deleted, that it is.' })
  content: string;

  @Field(() => ContentStatusEnum, { description: 'HELD is shown to its author alone.' })
  status: ContentStatus;

  @Field(() => Int)
  likesCnt: number;

  @Field(() => Boolean)
  requestingUserHasLiked: boolean;

  @Field(() => Int)
  repliesCnt: number;

  @Field(() => Boolean)
  requestingUserHasReplied: boolean;

  @Field(() => [ConversationReplyModel], { description: 'The first two.' })
  replies: ConversationReplyModel[];

  @Field(() => Boolean)
  deleted: boolean;

  @Field(() => Boolean, { description: 'The caller has reported it.' })
  reported: boolean;

  @Field(() => Boolean)
  deletable: boolean;

  @Field(() => Boolean)
  canReplyTo: boolean;

  @Field(() => String, { description: 'After which the next page starts.' })
  cursor: string;
}
