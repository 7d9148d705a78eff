import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { ActingUser, type Actor, CurrentActor, NamesAnother, Requires } from '@lyceum/kernel';
import { PeoplePageModel, RelationToUserModel, UserCardModel } from './user-card.model';
import {
  type PeoplePageView,
  type RelationView,
  UserCardService,
  type UserCardView,
} from './user-card.service';

const nullableText = { type: () => String, nullable: true } as const;
const nullableNumber = { type: () => Int, nullable: true } as const;

@Resolver(() => UserCardModel)
export class UserCardResolver {
  constructor(private readonly cards: UserCardService) {}

  @Requires('friend.read')
  @ActingUser('requestingUser')
  @NamesAnother('userId')
  @Query(() => UserCardModel, { description: "userId's hover card, as requestingUser, the caller, sees it." })
  getUserCard(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('requestingUser', { type: () => ID }) requestingUser: string,
  ): Promise<UserCardView> {
    return this.cards.card(actor, { userId, requestingUser });
  }

  @Requires('friend.read')
  @ActingUser('requestingUser')
  @NamesAnother('userId')
  @Query(() => RelationToUserModel, { description: 'What userId and requestingUser, the caller, are.' })
  getFriendRelation(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('requestingUser', { type: () => ID }) requestingUser: string,
  ): Promise<RelationView> {
    return this.cards.relation(actor, { userId, requestingUser });
  }

  @Requires('friend.read')
  @ActingUser('userId')
  @Query(() => PeoplePageModel, { description: "The caller's friends." })
  getFriends(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('cursor', nullableText) cursor?: string | null,
    @Args('limit', nullableNumber) limit?: number | null,
  ): Promise<PeoplePageView> {
    return this.cards.friends(actor, { userId, cursor, limit });
  }

  @Requires('friend.read')
  @ActingUser('userId')
  @Query(() => PeoplePageModel, { description: 'Friend requests the caller got and has not answered.' })
  getFriendRequests(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('cursor', nullableText) cursor?: string | null,
    @Args('limit', nullableNumber) limit?: number | null,
  ): Promise<PeoplePageView> {
    return this.cards.receivedRequests(actor, { userId, cursor, limit });
  }

  @Requires('friend.read')
  @ActingUser('userId')
  @Query(() => PeoplePageModel, { description: 'Friend requests of the caller that wait for an answer.' })
  getSentFriendRequests(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('cursor', nullableText) cursor?: string | null,
    @Args('limit', nullableNumber) limit?: number | null,
  ): Promise<PeoplePageView> {
    return this.cards.sentRequests(actor, { userId, cursor, limit });
  }

  @Requires('friend.read')
  @ActingUser('userId')
  @Query(() => PeoplePageModel, { description: 'People the caller has blocked.' })
  getBlockedUsers(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('cursor', nullableText) cursor?: string | null,
    @Args('limit', nullableNumber) limit?: number | null,
  ): Promise<PeoplePageView> {
    return this.cards.blocked(actor, { userId, cursor, limit });
  }
}
