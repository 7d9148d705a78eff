import { UserSummaryModel } from '@lyceum/auth';
import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType('UserFriend')
export class UserFriendModel {
  @Field(() => UserSummaryModel)
  person: UserSummaryModel;

  @Field(() => Boolean, { description: 'Whether they are a friend of the caller, too.' })
  isInCommon: boolean;
}

@ObjectType('UserFriendsPage', { description: 'Friends in common first, then by name.' })
export class UserFriendsPageModel {
  @Field(() => [UserFriendModel])
  rows: UserFriendModel[];

  @Field(() => String, { nullable: true, description: 'Where the next page begins; null on the last.' })
  nextCursor: string | null;
}
