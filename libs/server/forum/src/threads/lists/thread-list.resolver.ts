import {
  listThreadsSchema,
  type ListThreadsInput,
  listOwnThreadsSchema,
  type ListOwnThreadsInput,
  countNewThreadsSchema,
  type CountNewThreadsInput,
} from '@lyceum/contracts/forum';
import { Int, Query, Resolver } from '@nestjs/graphql';
import { ActingUser, type Actor, Arguments, CurrentActor, Input, Requires } from '@lyceum/kernel';
import { ThreadCardModel } from './thread-card.model';
import { ThreadListService } from './thread-list.service';

@Resolver(() => ThreadCardModel)
export class ThreadListResolver {
  constructor(private readonly lists: ThreadListService) {}

  @Requires('forum.read')
  @ActingUser('input.userId')
  @Query(() => [ThreadCardModel], { description: 'Threads of a forum, without the pinned ones.' })
  getThreadsFromCommunity(
    @CurrentActor() actor: Actor,
    @Input(listThreadsSchema) input: ListThreadsInput,
  ): Promise<ThreadCardModel[]> {
    return this.lists.fromCommunity(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [ThreadCardModel], { description: "Threads of the caller's forums, the newest first." })
  getThreadsForUserHome(
    @CurrentActor() actor: Actor,
    @Arguments(listOwnThreadsSchema) input: ListOwnThreadsInput,
  ): Promise<ThreadCardModel[]> {
    return this.lists.forHome(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [ThreadCardModel], { description: 'Threads the caller has saved, the latest saved first.' })
  getSavedThreads(
    @CurrentActor() actor: Actor,
    @Arguments(listOwnThreadsSchema) input: ListOwnThreadsInput,
  ): Promise<ThreadCardModel[]> {
    return this.lists.saved(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [ThreadCardModel], {
    description: "What the caller's students asked; first what nobody else has answered for a day.",
  })
  getThreadsOfStudents(
    @CurrentActor() actor: Actor,
    @Arguments(listOwnThreadsSchema) input: ListOwnThreadsInput,
  ): Promise<ThreadCardModel[]> {
    return this.lists.ofStudents(actor, input);
  }

  @Requires('forum.read')
  @Query(() => Int, { description: 'How many threads others wrote in the forum since then, up to 99.' })
  getNewThreadsCount(
    @CurrentActor() actor: Actor,
    @Arguments(countNewThreadsSchema) input: CountNewThreadsInput,
  ): Promise<number> {
    return this.lists.countNew(actor, input);
  }
}
