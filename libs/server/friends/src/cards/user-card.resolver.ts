import {
  friendCalls,
  lookAtUserSchema,
  type LookAtUserInput,
  listPeopleSchema,
  type ListPeopleInput,
} from '@lyceum/contracts/friends';
import { Query, Resolver } from '@nestjs/graphql';
import {
  ActingUser,
  type Actor,
  Arguments,
  CurrentActor,
  Limited,
  NamesAnother,
  Requires,
} from '@lyceum/kernel';
import { PeoplePageModel, RelationToUserModel, UserCardModel } from './user-card.model';
import { UserCardService } from './user-card.service';

@Resolver(() => UserCardModel)
export class UserCardResolver {
  constructor(private readonly cards: UserCardService) {}

  @Requires('friend.read')
  @ActingUser('requestingUser')
  @NamesAnother('userId')
  @Limited(friendCalls.cards)
  @Query(() => UserCardModel, { description: "userId's hover card, as requestingUser, the caller, sees it." })
  getUserCard(
    @CurrentActor() actor: Actor,
    @Arguments(lookAtUserSchema) input: LookAtUserInput,
  ): Promise<UserCardModel> {
    return this.cards.card(actor, input);
  }

  @Requires('friend.read')
  @ActingUser('requestingUser')
  @NamesAnother('userId')
  @Query(() => RelationToUserModel, { description: 'What userId and requestingUser, the caller, are.' })
  getFriendRelation(
    @CurrentActor() actor: Actor,
    @Arguments(lookAtUserSchema) input: LookAtUserInput,
  ): Promise<RelationToUserModel> {
    return this.cards.relation(actor, input);
  }

  @Requires('friend.read')
  @ActingUser('userId')
  @Query(() => PeoplePageModel, { description: "The caller's friends." })
  getFriends(
    @CurrentActor() actor: Actor,
    @Arguments(listPeopleSchema) input: ListPeopleInput,
  ): Promise<PeoplePageModel> {
    return this.cards.friends(actor, input);
  }

  @Requires('friend.read')
  @ActingUser('userId')
  @Query(() => PeoplePageModel, { description: 'Friend requests the caller got and has not answered.' })
  getFriendRequests(
    @CurrentActor() actor: Actor,
    @Arguments(listPeopleSchema) input: ListPeopleInput,
  ): Promise<PeoplePageModel> {
    return this.cards.receivedRequests(actor, input);
  }

  @Requires('friend.read')
  @ActingUser('userId')
  @Query(() => PeoplePageModel, { description: 'Friend requests of the caller that wait for an answer.' })
  getSentFriendRequests(
    @CurrentActor() actor: Actor,
    @Arguments(listPeopleSchema) input: ListPeopleInput,
  ): Promise<PeoplePageModel> {
    return this.cards.sentRequests(actor, input);
  }

  @Requires('friend.read')
  @ActingUser('userId')
  @Query(() => PeoplePageModel, { description: 'People the caller has blocked.' })
  getBlockedUsers(
    @CurrentActor() actor: Actor,
    @Arguments(listPeopleSchema) input: ListPeopleInput,
  ): Promise<PeoplePageModel> {
    return this.cards.blocked(actor, input);
  }
}
