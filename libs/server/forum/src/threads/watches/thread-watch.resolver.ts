import {
  forumCalls,
  type ListWatchedThreadsInput,
  listWatchedThreadsSchema,
  type OwnThreadInput,
  ownThreadSchema,
  type SetThreadWatchInput,
  setThreadWatchSchema,
  type ThreadWatch,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { ThreadWatchEnum, WatchedThreadModel } from './thread-watch.model';
import { ThreadWatchService } from './thread-watch.service';

@Limited(forumCalls.changes)
@Resolver()
export class ThreadWatchResolver {
  constructor(private readonly watches: ThreadWatchService) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => ThreadWatchEnum, { description: 'What the caller hears of the thread.' })
  getThreadWatch(
    @CurrentActor() actor: Actor,
    @Arguments(ownThreadSchema) input: OwnThreadInput,
  ): Promise<ThreadWatch> {
    return this.watches.of(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => ThreadWatchEnum, { description: 'Follows or mutes the thread, or hears of it as usual.' })
  setThreadWatch(
    @CurrentActor() actor: Actor,
    @Arguments(setThreadWatchSchema) input: SetThreadWatchInput,
  ): Promise<ThreadWatch> {
    return this.watches.set(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => [WatchedThreadModel], { description: 'What the caller follows or has muted, latest first.' })
  getWatchedThreads(
    @CurrentActor() actor: Actor,
    @Arguments(listWatchedThreadsSchema) input: ListWatchedThreadsInput,
  ): Promise<WatchedThreadModel[]> {
    return this.watches.list(actor, input);
  }
}
