import {
  profileCalls,
  profileContentKinds,
  type ReportProfileInput,
  reportProfileSchema,
} from '@lyceum/contracts/profile';
import {
  ActingUser,
  type Actor,
  Arguments,
  contractEnum,
  CurrentActor,
  Limited,
  NamesAnother,
  Requires,
} from '@lyceum/kernel';
import { Mutation, Resolver } from '@nestjs/graphql';
import { ReportProfileService } from './report-profile.service';

contractEnum('ProfileContentKind', profileContentKinds, 'What of a profile can be reported.');

@Resolver()
export class ReportProfileResolver {
  constructor(private readonly reports: ReportProfileService) {}

  @Requires('profile.write')
  @ActingUser('requestingUser')
  @NamesAnother('userId')
  @Limited(profileCalls.reports)
  @Mutation(() => Boolean, {
    description: 'requestingUser, the caller, reports something of userId to staff; 1 to 1,000 characters.',
  })
  async reportProfile(
    @CurrentActor() actor: Actor,
    @Arguments(reportProfileSchema) input: ReportProfileInput,
  ): Promise<boolean> {
    await this.reports.report(actor, input);
    return true;
  }
}
