import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { ActingUser, type Actor, CurrentActor, Requires } from '@lyceum/kernel';
import type { UserSummary } from '../../people/user-summary';
import { UserSummaryModel } from '../../people/user-summary.model';
import { ThreadPageService } from './thread-page.service';
import { ThreadModel } from './thread.model';
import type { ThreadView } from './thread.view';

@Resolver(() => ThreadModel)
export class ThreadPageResolver {
  constructor(private readonly pages: ThreadPageService) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => ThreadModel, { description: 'A thread with all that its page shows but its posts.' })
  getThread(
    @CurrentActor() actor: Actor,
    @Args('threadId', { type: () => ID }) threadId: string,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<ThreadView> {
    return this.pages.open(actor, { threadId, userId });
  }

  @Requires('forum.read')
  @Query(() => [UserSummaryModel], { description: 'Up to 50 people who may see the thread, members first.' })
  getAuthorizedUsersOfThread(
    @CurrentActor() actor: Actor,
    @Args('threadId', { type: () => ID }) threadId: string,
  ): Promise<UserSummary[]> {
    return this.pages.authorizedUsers(actor, { threadId });
  }
}
