import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { ActingUser, type Actor, CurrentActor, Requires } from '@lyceum/kernel';
import type { ThreadCard } from './thread-card';
import { ThreadCardModel, ThreadsFromCommunityInputModel } from './thread-card.model';
import { ThreadListService } from './thread-list.service';

const nullableText = { type: () => String, nullable: true } as const;
const nullableNumber = { type: () => Int, nullable: true } as const;

@Resolver(() => ThreadCardModel)
export class ThreadListResolver {
  constructor(private readonly lists: ThreadListService) {}

  @Requires('forum.read')
  @ActingUser('input.userId')
  @Query(() => [ThreadCardModel], { description: 'Threads of a forum, without the pinned ones.' })
  getThreadsFromCommunity(
    @CurrentActor() actor: Actor,
    @Args('input', { type: () => ThreadsFromCommunityInputModel }) input: ThreadsFromCommunityInputModel,
  ): Promise<ThreadCard[]> {
    return this.lists.fromCommunity(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [ThreadCardModel], { description: "Threads of the caller's forums, the newest first." })
  getThreadsForUserHome(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('skipValue', nullableNumber) skipValue?: number | null,
    @Args('limitValue', nullableNumber) limitValue?: number | null,
    @Args('cursor', nullableText) cursor?: string | null,
  ): Promise<ThreadCard[]> {
    return this.lists.forHome(actor, { userId, skipValue, limitValue, cursor });
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [ThreadCardModel], { description: 'Threads the caller has saved, the latest saved first.' })
  getSavedThreads(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('cursor', nullableText) cursor?: string | null,
  ): Promise<ThreadCard[]> {
    return this.lists.saved(actor, { userId, cursor });
  }

  @Requires('forum.read')
  @Query(() => Int, { description: 'How many threads others wrote in the forum since then, up to 99.' })
  getNewThreadsCount(
    @CurrentActor() actor: Actor,
    @Args('communityId', { type: () => ID }) communityId: string,
    @Args('since', { type: () => String, description: 'A time as ISO 8601 writes it.' }) since: string,
  ): Promise<number> {
    return this.lists.countNew(actor, { communityId, since });
  }
}
