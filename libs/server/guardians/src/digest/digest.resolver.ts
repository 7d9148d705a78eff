import {
  type ChooseGuardianDigestInput,
  chooseGuardianDigestSchema,
  guardianCalls,
} from '@lyceum/contracts/guardians';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Resolver } from '@nestjs/graphql';
import { GuardianTieModel } from '../ties/tie.model';
import { DigestService } from './digest.service';

@Limited(guardianCalls.changes)
@Resolver(() => GuardianTieModel)
export class DigestResolver {
  constructor(private readonly digests: DigestService) {}

  @Requires('guardian.write')
  @ActingUser('userId')
  @Mutation(() => [GuardianTieModel], {
    description:
      'The caller says whether they are mailed each week about a student of theirs. Answers all they are a guardian of.',
  })
  chooseGuardianDigest(
    @CurrentActor() actor: Actor,
    @Arguments(chooseGuardianDigestSchema) input: ChooseGuardianDigestInput,
  ): Promise<GuardianTieModel[]> {
    return this.digests.choose(actor, input);
  }
}
