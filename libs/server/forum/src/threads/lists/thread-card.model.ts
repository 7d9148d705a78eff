import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import type { ContentStatus } from '@lyceum/contracts/forum';
import { ContentStatusEnum } from '../../access/forum.enums';
import { ThreadAuthorModel, ThreadCommunityModel, ThreadPartsModel } from '../thread-parts.model';

/** A thread in a list, as the caller meets it. */
@ObjectType('ThreadCard', { description: 'A thread in a list.' })
export class ThreadCardModel extends ThreadPartsModel {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: "Cut already, with '... Read More' where it is." })
  preview: string;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => GraphQLISODateTime)
  lastActiveAt: Date;

  @Field(() => ThreadAuthorModel)
  creator: ThreadAuthorModel;

  @Field(() => ThreadCommunityModel)
  community: ThreadCommunityModel;

  @Field(() => Int)
  clapsCnt: number;

  @Field(() => Int)
  viewsCnt: number;

  @Field(() => Int)
  postsCnt: number;

  @Field(() => ContentStatusEnum)
  status: ContentStatus;

  @Field(() => Boolean)
  pinned: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may pin it, or unpin it.' })
  pinnable: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may delete it.' })
  deletable: boolean;

  @Field(() => Int)
  requestingUserClapCnt: number;

  @Field(() => Boolean)
  requestingUserIsFavourite: boolean;

  @Field(() => Int, { description: 'Posts the caller has not read, up to 99; 0 of a thread never opened.' })
  unreadCnt: number;

  @Field(() => Boolean, { description: 'Younger than 14 days, not the caller’s, and never opened by them.' })
  isNew: boolean;

  @Field(() => Boolean)
  hasPoll: boolean;

  @Field(() => Boolean, {
    description: 'Among threads of the caller’s students: whether nobody else has answered it for a day.',
  })
  isWaiting: boolean;

  @Field(() => String, { description: 'Where the list goes on after this row.' })
  cursor: string;
}
