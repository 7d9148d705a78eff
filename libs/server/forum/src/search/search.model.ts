import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { SearchTextPartModel } from '@lyceum/kernel';
import { UserSummaryModel } from '@lyceum/auth';

/** The forum a found thread is in. */
@ObjectType('SearchedForum', { description: 'The forum a found thread is in.' })
export class SearchedForumModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  displayName: string;

  @Field(() => String, { nullable: true })
  imgUrl: string | null;
}

/** Somebody who may be mentioned, with what tells them apart from others of their name. */
@ObjectType('MentionSuggestion', { description: 'Somebody to mention, and what tells them apart.' })
export class MentionSuggestionModel extends UserSummaryModel {
  @Field(() => Boolean)
  isFriend: boolean;

  @Field(() => [String], { description: 'The words a person reads for each role.' })
  roleLabels: string[];

  @Field(() => [String], { description: 'Names of the first forums the two share.' })
  forumsInCommon: string[];
}

/** A reply by which its thread was found. */
@ObjectType('ReplySearchHit', { description: 'A post or comment by which its thread was found.' })
export class ReplySearchHitModel {
  @Field(() => ID)
  id: string;

  @Field(() => ID, { description: 'The post it is, or stands under.' })
  postId: string;

  @Field(() => Int, { description: 'That post’s number in the thread.' })
  number: number;

  @Field(() => UserSummaryModel)
  author: UserSummaryModel;

  @Field(() => [SearchTextPartModel])
  snippet: SearchTextPartModel[];
}

/** A thread that was found. */
@ObjectType('ThreadSearchHit', { description: 'A thread that was found; the caller may open it.' })
export class ThreadSearchHitModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  title: string;

  @Field(() => [SearchTextPartModel])
  titleParts: SearchTextPartModel[];

  @Field(() => [SearchTextPartModel], {
    description: 'The place in the text that matches, or its beginning.',
  })
  snippet: SearchTextPartModel[];

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => GraphQLISODateTime)
  lastActiveAt: Date;

  @Field(() => String, { nullable: true })
  thumbnailUrl: string | null;

  @Field(() => [String])
  tags: string[];

  @Field(() => Int)
  clapsCnt: number;

  @Field(() => Int)
  viewsCnt: number;

  @Field(() => Int)
  postsCnt: number;

  @Field(() => UserSummaryModel)
  creator: UserSummaryModel;

  @Field(() => SearchedForumModel)
  community: SearchedForumModel;

  @Field(() => ReplySearchHitModel, {
    nullable: true,
    description: 'Of a thread that does not have the words itself.',
  })
  reply: ReplySearchHitModel | null;
}

/** A thread that begins with what somebody types. */
@ObjectType('ThreadSuggestion', { description: 'A thread whose title says it; the caller may open it.' })
export class ThreadSuggestionModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  title: string;
}

/** A forum that was found; the reader may open it. */
@ObjectType('CommunitySearchHit', { description: 'A forum that was found; the caller may open it.' })
export class CommunitySearchHitModel extends SearchedForumModel {
  @Field(() => [SearchTextPartModel])
  displayNameParts: SearchTextPartModel[];

  @Field(() => [SearchTextPartModel])
  snippet: SearchTextPartModel[];

  @Field(() => Int)
  membersCnt: number;
}

/** Somebody who was found. */
@ObjectType('UserSearchHit', { description: 'Somebody who was found.' })
export class UserSearchHitModel {
  @Field(() => UserSummaryModel)
  user: UserSummaryModel;

  @Field(() => [SearchTextPartModel])
  nameParts: SearchTextPartModel[];

  @Field(() => Boolean)
  isFriend: boolean;

  @Field(() => Int, { description: 'Forums that the caller and they are both in.' })
  sharedForumsCnt: number;
}
