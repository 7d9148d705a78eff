import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { type JoinRequestStatus, joinRequestStatuses } from '@lyceum/contracts/forum';
import { contractEnum } from '@lyceum/kernel';
import { UserSummaryModel } from '@lyceum/auth';

export const JoinRequestStatusEnum = contractEnum(
  'JoinRequestStatus',
  joinRequestStatuses,
  'How a request to join, or for a new forum, stands.',
);

/** How the caller's wish to join a forum stands. */
@ObjectType('JoinRequestState', { description: 'How the wish of the caller to join a forum stands.' })
export class JoinRequestStateModel {
  @Field(() => ID)
  communityId: string;

  @Field(() => String, { description: 'What the forum is called.' })
  displayName: string;

  @Field(() => JoinRequestStatusEnum, {
    nullable: true,
    description: 'Of their latest request; null where they never asked, or took it back.',
  })
  status: JoinRequestStatus | null;

  @Field(() => Boolean, { description: 'Whether they may join at once, because somebody invited them.' })
  isInvited: boolean;
}

/** Somebody who waits to be let in, in a list. */
@ObjectType('CommunityJoinRequest', { description: 'Somebody who waits to be let into a forum.' })
export class CommunityJoinRequestModel {
  @Field(() => ID)
  id: string;

  @Field(() => UserSummaryModel)
  user: UserSummaryModel;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => String, { description: 'After which the next page starts.' })
  cursor: string;
}
