import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import type { ContentStatus } from '@lyceum/contracts/forum';
import { ContentStatusEnum } from '../../access/forum.enums';
import { UserSummaryModel } from '@lyceum/auth';
import { ThreadAuthorModel, ThreadCommunityModel, ThreadPartsModel } from '../thread-parts.model';

/** A student of the caller who wrote in a thread (checklist line 98). */
@ObjectType('StudentInThread', { description: 'A student of the caller who wrote in the thread.' })
export class StudentInThreadModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => String, { nullable: true })
  picture: string | null;
}

/** A reply somebody has begun. */
@ObjectType('ThreadDraft', { description: 'A reply the caller has begun.' })
export class ThreadDraftModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  content: string;

  @Field(() => Boolean)
  isRich: boolean;

  @Field(() => Int, { description: 'Names it when it is saved again.' })
  revision: number;

  @Field(() => GraphQLISODateTime)
  updatedAt: Date;
}

/** The answer that stands beneath a thread's text. */
@ObjectType('ThreadHighlight', { description: 'The answer that stands beneath a thread’s text.' })
export class ThreadHighlightModel {
  @Field(() => ID)
  postId: string;

  @Field(() => Int, { description: 'Its place in the thread.' })
  number: number;

  @Field(() => String, { description: 'How it begins.' })
  text: string;

  @Field(() => Boolean, {
    description: 'Whether an Educator chose it; otherwise who keeps order in the forum.',
  })
  byEducator: boolean;

  @Field(() => UserSummaryModel)
  creator: UserSummaryModel;
}

/** A thread as its page shows it to the caller. */
@ObjectType('Thread', { description: 'A thread as its page shows it.' })
export class ThreadModel extends ThreadPartsModel {
  @Field(() => ID)
  id: string;

  @Field(() => ThreadAuthorModel)
  creator: ThreadAuthorModel;

  @Field(() => ThreadCommunityModel)
  community: ThreadCommunityModel;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  editedAt: Date | null;

  @Field(() => GraphQLISODateTime)
  lastActiveAt: Date;

  @Field(() => String, { description: 'Plain text, or the JSON of rich text where isRich.' })
  content: string;

  @Field(() => Boolean)
  isRich: boolean;

  @Field(() => String, { description: 'The content without its form.' })
  plainText: string;

  @Field(() => Int)
  claps: number;

  @Field(() => [UserSummaryModel], { description: 'Up to five of those who clapped.' })
  clappers: UserSummaryModel[];

  @Field(() => Int)
  viewsCnt: number;

  @Field(() => Int)
  postsCnt: number;

  @Field(() => ContentStatusEnum)
  status: ContentStatus;

  @Field(() => Boolean)
  deleted: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may delete it.' })
  deletable: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may change it: its author may.' })
  editable: boolean;

  @Field(() => Boolean)
  pinned: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may pin it, or unpin it.' })
  pinnable: boolean;

  @Field(() => Boolean)
  canReplyTo: boolean;

  @Field(() => Boolean, { description: 'Whether the caller keeps order in its forum.' })
  canModerate: boolean;

  @Field(() => Int)
  requestingUserClapCnt: number;

  @Field(() => Boolean)
  requestingUserHasRespondedTo: boolean;

  @Field(() => Boolean)
  requestingUserIsFavourite: boolean;

  @Field(() => Boolean, { description: 'Whether a report of the caller about it is open.' })
  requestingUserHasReported: boolean;

  @Field(() => ThreadHighlightModel, { nullable: true })
  highlight: ThreadHighlightModel | null;

  @Field(() => Boolean, { description: 'Whether the caller may highlight an answer to it.' })
  canHighlight: boolean;

  @Field(() => Int)
  studentParticipationCnt: number;

  @Field(() => [StudentInThreadModel], { description: 'Students of the caller who wrote in it.' })
  studentParticipationArr: StudentInThreadModel[];

  @Field(() => ThreadDraftModel, { nullable: true })
  requestingUserDraft: ThreadDraftModel | null;

  @Field(() => ID, { nullable: true })
  pollId: string | null;

  @Field(() => Int, { description: 'Posts the caller has not read, up to 99.' })
  unreadCnt: number;

  @Field(() => Int, { nullable: true, description: 'The number of the first post the caller has not read.' })
  firstUnreadNumber: number | null;

  @Field(() => [UserSummaryModel], { description: 'Up to five people who wrote in it last.' })
  teammates: UserSummaryModel[];
}
