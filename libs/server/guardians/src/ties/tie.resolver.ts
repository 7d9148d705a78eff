import { MeModel } from '@lyceum/auth';
import {
  type AcceptGuardianCodeInput,
  acceptGuardianCodeSchema,
  type AcceptGuardianConsentInput,
  acceptGuardianConsentSchema,
  guardianCalls,
  type GuardianTieInput,
  guardianTieSchema,
  type KeepGuardianInput,
  keepGuardianSchema,
} from '@lyceum/contracts/guardians';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { GuardianCodeModel, GuardianTieModel, MyGuardiansModel } from './tie.model';
import { TieService } from './tie.service';

@Limited(guardianCalls.changes)
@Resolver(() => GuardianTieModel)
export class TieResolver {
  constructor(private readonly ties: TieService) {}

  @Requires('guardian.read')
  @ActingUser('userId')
  @Query(() => [GuardianTieModel], { description: 'The students the caller is a guardian of.' })
  getGuardianStudents(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<GuardianTieModel[]> {
    return this.ties.students(actor);
  }

  @Requires('guardian.read')
  @ActingUser('userId')
  @Query(() => MyGuardiansModel, { description: "The caller's own guardians." })
  getMyGuardians(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<MyGuardiansModel> {
    return this.ties.guardians(actor);
  }

  @Requires('guardian.write')
  @ActingUser('userId')
  @Limited(guardianCalls.codes)
  @Mutation(() => GuardianCodeModel, {
    description: 'Makes a code by which a grown-up becomes a guardian of the caller. Another one ends it.',
  })
  createGuardianCode(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<GuardianCodeModel> {
    return this.ties.makeCode(actor);
  }

  @Requires('guardian.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: "The caller's code holds no more." })
  async dropGuardianCode(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<boolean> {
    await this.ties.dropCode(actor);
    return true;
  }

  @Requires('guardian.write')
  @ActingUser('userId')
  @Limited(guardianCalls.acceptances)
  @Mutation(() => [GuardianTieModel], {
    description:
      'The caller becomes a guardian by the code of a student. Answers all the caller is a guardian of.',
  })
  acceptGuardianCode(
    @CurrentActor() actor: Actor,
    @Arguments(acceptGuardianCodeSchema) input: AcceptGuardianCodeInput,
  ): Promise<GuardianTieModel[]> {
    return this.ties.acceptCode(actor, input);
  }

  @Requires('guardian.write')
  @ActingUser('userId')
  @Limited(guardianCalls.acceptances)
  @Mutation(() => [GuardianTieModel], {
    description:
      "The caller becomes a guardian by the link of the consent's mail. Answers all they are a guardian of.",
  })
  acceptGuardianConsent(
    @CurrentActor() actor: Actor,
    @Arguments(acceptGuardianConsentSchema) input: AcceptGuardianConsentInput,
  ): Promise<GuardianTieModel[]> {
    return this.ties.acceptConsent(actor, input);
  }

  @Requires('guardian.write')
  @ActingUser('userId')
  @Mutation(() => ID, { description: 'Guardian or student ends what is between them. Answers its id.' })
  endGuardianTie(
    @CurrentActor() actor: Actor,
    @Arguments(guardianTieSchema) input: GuardianTieInput,
  ): Promise<string> {
    return this.ties.end(actor, input);
  }

  @Requires('guardian.write')
  @ActingUser('userId')
  @Mutation(() => MyGuardiansModel, {
    description: 'The caller, a student of 17 or over, says whether a guardian stays when they are 18.',
  })
  keepGuardian(
    @CurrentActor() actor: Actor,
    @Arguments(keepGuardianSchema) input: KeepGuardianInput,
  ): Promise<MyGuardiansModel> {
    return this.ties.keep(actor, input);
  }
}

/** What guardians add to the signed-in user; it costs a statement only for who has the role. */
@Resolver(() => MeModel)
export class GuardianOfMeResolver {
  constructor(private readonly ties: TieService) {}

  @ResolveField(() => Boolean, { description: 'Whether the caller is the guardian of anybody.' })
  looksAfterStudents(@Parent() { id, roles }: MeModel): Promise<boolean> {
    return roles.includes('GUARDIAN') ? this.ties.hasStudents(id) : Promise.resolve(false);
  }
}
