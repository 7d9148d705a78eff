import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { accountCalls } from '@lyceum/contracts/auth';
import { type Actor, BeforeTerms, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { MySessionModel } from './session.model';
import { SessionService } from './session.service';

@Limited(accountCalls.changes)
@Resolver(() => MySessionModel)
export class SessionResolver {
  constructor(private readonly sessions: SessionService) {}

  @Requires('account.read')
  @Query(() => [MySessionModel], { description: 'Where the caller is signed in, last seen first.' })
  mySessions(@CurrentActor() actor: Actor): Promise<MySessionModel[]> {
    return this.sessions.list(actor);
  }

  @Requires('account.write')
  @BeforeTerms()
  @Mutation(() => Boolean, { description: 'Signs one of the caller’s sessions out.' })
  async revokeSession(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<boolean> {
    await this.sessions.revoke(actor, id);
    return true;
  }

  @Requires('account.write')
  @BeforeTerms()
  @Mutation(() => Boolean, { description: 'Signs the caller out everywhere else.' })
  async revokeOtherSessions(@CurrentActor() actor: Actor): Promise<boolean> {
    await this.sessions.revokeOthers(actor);
    return true;
  }
}
