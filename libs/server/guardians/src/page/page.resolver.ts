import {
  type ChooseGuardianTopicInput,
  chooseGuardianTopicSchema,
  guardianCalls,
  type LookAtStudentInput,
  lookAtStudentSchema,
} from '@lyceum/contracts/guardians';
import {
  ActingUser,
  type Actor,
  Arguments,
  CurrentActor,
  Limited,
  NamesAnother,
  Requires,
} from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { GuardianPageModel } from './page.model';
import { PageService } from './page.service';

@Limited(guardianCalls.changes)
@Resolver(() => GuardianPageModel)
export class PageResolver {
  constructor(private readonly pages: PageService) {}

  @Requires('guardian.read')
  @ActingUser('userId')
  @NamesAnother('studentId')
  @Query(() => GuardianPageModel, {
    description: 'What the guardians of studentId are told, to one of them or to the student.',
  })
  getGuardianPage(
    @CurrentActor() actor: Actor,
    @Arguments(lookAtStudentSchema) input: LookAtStudentInput,
  ): Promise<GuardianPageModel> {
    return this.pages.page(actor, input);
  }

  @Requires('guardian.write')
  @ActingUser('userId')
  @Mutation(() => GuardianPageModel, {
    description:
      'The caller says whether their guardians are told about a topic. Answers what guardians see.',
  })
  chooseGuardianTopic(
    @CurrentActor() actor: Actor,
    @Arguments(chooseGuardianTopicSchema) input: ChooseGuardianTopicInput,
  ): Promise<GuardianPageModel> {
    return this.pages.choose(actor, input);
  }

  @Requires('guardian.write')
  @ActingUser('userId')
  @NamesAnother('studentId')
  @Mutation(() => Boolean, {
    description:
      'The caller withdraws the consent they gave to the account of studentId, which is locked at once.',
  })
  async withdrawGuardianConsent(
    @CurrentActor() actor: Actor,
    @Arguments(lookAtStudentSchema) input: LookAtStudentInput,
  ): Promise<boolean> {
    await this.pages.withdrawConsent(actor, input);
    return true;
  }
}
