import { Field, ID, ObjectType } from '@nestjs/graphql';
import {
  type FriendRelationStatus,
  friendRelationStatuses,
  type FriendState,
  friendStates,
  onlineStatuses,
} from '@lyceum/contracts/friends';
import { contractEnum } from '@lyceum/kernel';

export const FriendRelationStatusEnum = contractEnum(
  'FriendRelationStatus',
  friendRelationStatuses,
  'How a relation is stored.',
);

export const FriendStateEnum = contractEnum('FriendState', friendStates, 'A relation as the caller sees it.');

export const OnlineStatusEnum = contractEnum(
  'OnlineStatus',
  onlineStatuses,
  'Whether somebody is there: AWAY has the house open, but has not touched it lately.',
);

/** One of the two people of a relation, as the wire shows them. */
@ObjectType('RelatedUser', { description: 'One of the two people of a friend relation.' })
export class RelatedUserModel {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String, { nullable: true })
  pictureUrl: string | null;
}

/** A relation as one of its two people sees it. */
@ObjectType('FriendRelation')
export class FriendRelationModel {
  @Field(() => ID)
  friendRelationId: string;

  @Field(() => FriendRelationStatusEnum)
  status: FriendRelationStatus;

  @Field(() => FriendStateEnum)
  state: FriendState;

  @Field(() => RelatedUserModel, { description: 'Who asked.' })
  requestingUser: RelatedUserModel;

  @Field(() => RelatedUserModel, { description: 'Who was asked.' })
  requestedUser: RelatedUserModel;
}
