import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { type JoinRequestStatus, joinRequestStatuses } from '@lyceum/contracts';
import { contractEnum } from '@lyceum/kernel';
import { UserSummaryModel } from '../../people/user-summary.model';
import type { JoinRequestView } from './join-decision.service';
import type { JoinRequestState } from './join-request.service';

export const JoinRequestStatusEnum = contractEnum(
  'JoinRequestStatus',
  joinRequestStatuses,
  'How a request to join, or for a new forum, stands.',
);

@ObjectType('JoinRequestState', { description: 'How the wish of the caller to join a forum stands.' })
export class JoinRequestStateModel implements JoinRequestState {
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

@ObjectType('CommunityJoinRequest', { description: 'Somebody who waits to be let into a forum.' })
export class CommunityJoinRequestModel implements JoinRequestView {
  @Field(() => ID)
  id: string;

  @Field(() => UserSummaryModel)
  user: UserSummaryModel;

  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Field(() => String, { description: 'After which the next page starts.' })
  cursor: string;
}
