import { ownThreadSchema, type OwnThreadInput, threadIdSchema, type ThreadIdInput } from '@lyceum/contracts';
import { Query, Resolver } from '@nestjs/graphql';
import { ActingUser, type Actor, Arguments, CurrentActor, Requires } from '@lyceum/kernel';
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
    @Arguments(ownThreadSchema) input: OwnThreadInput,
  ): Promise<ThreadView> {
    return this.pages.open(actor, input);
  }

  @Requires('forum.read')
  @Query(() => [UserSummaryModel], { description: 'Up to 50 people who may see the thread, members first.' })
  getAuthorizedUsersOfThread(
    @CurrentActor() actor: Actor,
    @Arguments(threadIdSchema) input: ThreadIdInput,
  ): Promise<UserSummary[]> {
    return this.pages.authorizedUsers(actor, input);
  }
}
