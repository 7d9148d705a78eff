import { UserSummaryModel } from '@lyceum/auth';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import type { FriendState, OnlineStatus } from '@lyceum/contracts/friends';
import { FriendStateEnum, OnlineStatusEnum, RelatedUserModel } from '../relations/friend-relation.model';

/** What the caller and somebody else are to each other. */
@ObjectType('RelationToUser')
export class RelationToUserModel {
  @Field(() => FriendStateEnum)
  state: FriendState;

  @Field(() => ID, { nullable: true, description: 'Null where there is no relation.' })
  friendRelationId: string | null;

  @Field(() => Boolean, { description: 'Whether the caller has blocked this person.' })
  isBlockedByMe: boolean;
}

/** A place two people have in common. */
@ObjectType('PlaceInCommon')
export class PlaceInCommonModel {
  @Field(() => String)
  name: string;

  @Field(() => String, { description: 'Where it is read.' })
  path: string;
}

@ObjectType('PlacesInCommon')
export class PlacesInCommonModel {
  @Field(() => Int)
  count: number;

  @Field(() => [PlaceInCommonModel], { description: 'The first few, by name.' })
  places: PlaceInCommonModel[];
}

@ObjectType('FriendsInCommon')
export class FriendsInCommonModel {
  @Field(() => Int)
  count: number;

  @Field(() => [UserSummaryModel], { description: 'The first few, by name.' })
  people: UserSummaryModel[];
}

/** Somebody as the caller sees them on the hover card (checklist line 145). */
@ObjectType('UserCard', { description: 'Somebody as the caller sees them.' })
export class UserCardModel extends RelatedUserModel {
  @Field(() => [String], { description: 'The words a person reads for each role.' })
  roleLabels: string[];

  @Field(() => OnlineStatusEnum, { nullable: true, description: 'Null where it is not shown to the caller.' })
  onlineStatus: OnlineStatus | null;

  @Field(() => Boolean, {
    description: 'Whether the two may become friends; else there is no button to ask.',
  })
  mayRequest: boolean;

  @Field(() => FriendStateEnum)
  state: FriendState;

  @Field(() => ID, { nullable: true, description: 'Null where there is no relation.' })
  friendRelationId: string | null;

  @Field(() => Boolean, { description: 'Whether the caller has blocked this person.' })
  isBlockedByMe: boolean;

  @Field(() => PlacesInCommonModel, {
    nullable: true,
    description: 'Null in lists, and where it is not told to the caller.',
  })
  forumsInCommon: PlacesInCommonModel | null;

  @Field(() => FriendsInCommonModel, {
    nullable: true,
    description: 'Null in lists, and where it is not told to the caller.',
  })
  friendsInCommon: FriendsInCommonModel | null;
}

@ObjectType('PeoplePageRow')
export class PeoplePageRowModel {
  @Field(() => UserCardModel)
  user: UserCardModel;

  @Field(() => GraphQLISODateTime, { description: 'When the request, the friendship or the block began.' })
  since: Date;
}

/** One page of people, the latest first. */
@ObjectType('PeoplePage', { description: 'The latest first.' })
export class PeoplePageModel {
  @Field(() => [PeoplePageRowModel])
  rows: PeoplePageRowModel[];

  @Field(() => String, { nullable: true, description: 'Where the next page begins; null on the last.' })
  nextCursor: string | null;
}
