import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { MeModel } from '@lyceum/auth';
import { MembershipService } from './membership.service';

/** What live courses add to the signed-in user; it costs a statement only when it is asked for. */
@Resolver(() => MeModel)
export class MembershipResolver {
  constructor(private readonly memberships: MembershipService) {}

  @ResolveField(() => Boolean, { description: 'Whether the caller is in a live-course group.' })
  hasLiveCourses(@Parent() me: MeModel): Promise<boolean> {
    return this.memberships.hasLiveCourses(me.id);
  }
}
