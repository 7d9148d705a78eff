import { Field, ID, ObjectType } from '@nestjs/graphql';
import {
  type FriendRelationStatus,
  friendRelationStatuses,
  type FriendState,
  friendStates,
} from '@lyceum/contracts';
import { contractEnum } from '@lyceum/kernel';
import type { FriendRelationView } from './friend-request.service';
import type { RelatedPerson } from './friend-request.statements';

export const FriendRelationStatusEnum = contractEnum(
  'FriendRelationStatus',
  friendRelationStatuses,
  'How a relation is stored.',
);

export const FriendStateEnum = contractEnum('FriendState', friendStates, 'A relation as the caller sees it.');

@ObjectType('RelatedUser', { description: 'One of the two people of a friend relation.' })
export class RelatedUserModel implements RelatedPerson {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  firstName: string;

  @Field(() => String)
  lastName: string;

  @Field(() => String, { nullable: true })
  pictureUrl: string | null;
}

@ObjectType('FriendRelation')
export class FriendRelationModel implements FriendRelationView {
  @Field(() => ID)
  friendRelationId: string;

  @Field(() => FriendRelationStatusEnum)
  status: FriendRelationStatus;

  @Field(() => FriendStateEnum)
  state: FriendState;

  @Field(() => RelatedUserModel, { description: 'Who asked.' })
  requestingUser: RelatedPerson;

  @Field(() => RelatedUserModel, { description: 'Who was asked.' })
  requestedUser: RelatedPerson;
}
