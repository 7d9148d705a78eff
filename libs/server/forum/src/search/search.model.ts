import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Actor } from '@lyceum/kernel';
import { UserSummaryModel } from '../people/user-summary.model';
import type { CommunityHit, FoundIn, ReplyHit, Search, TextPart, ThreadHit, UserHit } from './search-hits';

@ObjectType('SearchTextPart', {
  description: 'A piece of a text, and whether it is what was looked for; plain text, no HTML.',
})
export class SearchTextPartModel implements TextPart {
  @Field(() => String)
  text: string;

  @Field(() => Boolean)
  isMatch: boolean;
}

@ObjectType('SearchedForum', { description: 'The forum a found thread is in.' })
export class SearchedForumModel implements FoundIn {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String)
  displayName: string;

  @Field(() => String, { nullable: true })
  imgUrl: string | null;
}

@ObjectType('ReplySearchHit', { description: 'A post or comment by which its thread was found.' })
export class ReplySearchHitModel implements ReplyHit {
  @Field(() => ID)
  id: string;

  @Field(() => ID, { description: 'The post it is, or stands under.' })
  postId: string;

  @Field(() => Int, { description: 'That post’s number in the thread.' })
  number: number;

  @Field(() => UserSummaryModel)
  author: UserSummaryModel;

  @Field(() => [SearchTextPartModel])
  snippet: TextPart[];
}

@ObjectType('ThreadSearchHit', { description: 'A thread that was found; the caller may open it.' })
export class ThreadSearchHitModel implements ThreadHit {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  title: string;

  @Field(() => [SearchTextPartModel])
  titleParts: TextPart[];

  @Field(() => [SearchTextPartModel], {
    description: 'The place in the text that matches, or its beginning.',
  })
  snippet: TextPart[];

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
  community: FoundIn;

  @Field(() => ReplySearchHitModel, {
    nullable: true,
    description: 'Of a thread that does not have the words itself.',
  })
  reply: ReplyHit | null;
}

@ObjectType('CommunitySearchHit', { description: 'A forum that was found; the caller may open it.' })
export class CommunitySearchHitModel extends SearchedForumModel implements CommunityHit {
  @Field(() => [SearchTextPartModel])
  displayNameParts: TextPart[];

  @Field(() => [SearchTextPartModel])
  snippet: TextPart[];

  @Field(() => Int)
  membersCnt: number;
}

@ObjectType('UserSearchHit', { description: 'Somebody who was found.' })
export class UserSearchHitModel implements UserHit {
  @Field(() => UserSummaryModel)
  user: UserSummaryModel;

  @Field(() => [SearchTextPartModel])
  nameParts: TextPart[];

  @Field(() => Boolean)
  isFriend: boolean;

  @Field(() => Int, { description: 'Forums that the caller and they are both in.' })
  sharedForumsCnt: number;
}

@ObjectType('SearchFindings', { description: 'What a search over everything found.' })
export class SearchFindingsModel implements Search {
  actor: Actor;
  query: string;
}
