import {
  ownThreadSchema,
  type OwnThreadInput,
  threadIdSchema,
  type ThreadIdInput,
} from '@lyceum/contracts/forum';
import { Query, Resolver } from '@nestjs/graphql';
import { ActingUser, type Actor, Arguments, CurrentActor, Requires } from '@lyceum/kernel';
import { UserSummaryModel } from '@lyceum/auth';
import { ThreadPageService } from './thread-page.service';
import { ThreadModel } from './thread.model';

@Resolver(() => ThreadModel)
export class ThreadPageResolver {
  constructor(private readonly pages: ThreadPageService) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => ThreadModel, { description: 'A thread with all that its page shows but its posts.' })
  getThread(
    @CurrentActor() actor: Actor,
    @Arguments(ownThreadSchema) input: OwnThreadInput,
  ): Promise<ThreadModel> {
    return this.pages.open(actor, input);
  }

  @Requires('forum.read')
  @Query(() => [UserSummaryModel], { description: 'Up to 50 people who may see the thread, members first.' })
  getAuthorizedUsersOfThread(
    @CurrentActor() actor: Actor,
    @Arguments(threadIdSchema) input: ThreadIdInput,
  ): Promise<UserSummaryModel[]> {
    return this.pages.authorizedUsers(actor, input);
  }
}
