import {
  type HideEndorsementInput,
  hideEndorsementSchema,
  profileCalls,
  type ReportEndorsementInput,
  reportEndorsementSchema,
} from '@lyceum/contracts/profile';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Resolver } from '@nestjs/graphql';
import { EndorsementModel } from '../endorsement.model';
import { EndorsementService } from './endorsement.service';

@Resolver(() => EndorsementModel)
export class EndorsementResolver {
  constructor(private readonly endorsements: EndorsementService) {}

  @Requires('profile.write')
  @ActingUser('userId')
  @Limited(profileCalls.changes)
  @Mutation(() => Boolean, {
    description: 'userId, the caller, hides what was said for them from others, or shows it again.',
  })
  async hideEndorsement(
    @CurrentActor() actor: Actor,
    @Arguments(hideEndorsementSchema) input: HideEndorsementInput,
  ): Promise<boolean> {
    await this.endorsements.hide(actor, input);
    return true;
  }

  @Requires('profile.write')
  @ActingUser('userId')
  @Limited(profileCalls.reports)
  @Mutation(() => Boolean, { description: 'Reports an endorsement to staff; 1 to 1,000 characters.' })
  async reportEndorsement(
    @CurrentActor() actor: Actor,
    @Arguments(reportEndorsementSchema) input: ReportEndorsementInput,
  ): Promise<boolean> {
    await this.endorsements.report(actor, input);
    return true;
  }
}
