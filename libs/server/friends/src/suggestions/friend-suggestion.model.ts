import { type FriendSuggestionReason, friendSuggestionReasons } from '@lyceum/contracts/friends';
import { contractEnum } from '@lyceum/kernel';
import { Field, ObjectType } from '@nestjs/graphql';
import { UserCardModel } from '../cards/user-card.model';

export const FriendSuggestionReasonEnum = contractEnum(
  'FriendSuggestionReason',
  friendSuggestionReasons,
  'What the two have in common.',
);

/** Somebody whom the caller may want as a friend. */
@ObjectType('FriendSuggestion')
export class FriendSuggestionModel {
  @Field(() => UserCardModel)
  user: UserCardModel;

  @Field(() => [FriendSuggestionReasonEnum], { description: 'Why, as far as the caller may know it.' })
  reasons: FriendSuggestionReason[];
}
