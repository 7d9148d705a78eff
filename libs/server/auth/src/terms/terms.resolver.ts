import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { accountCalls, type AgreeToTermsInput, agreeToTermsSchema } from '@lyceum/contracts/auth';
import {
  ActingUser,
  type Actor,
  Arguments,
  BeforeTerms,
  CurrentActor,
  Limited,
  Public,
  Requires,
} from '@lyceum/kernel';
import type { LegalText } from '../legal-texts/legal-text';
import { TermsAgreementModel, TermsModel } from './terms.model';
import { type TermsAgreement, TermsService } from './terms.service';
import { TermsText } from '../legal-texts/terms-text';

@Limited(accountCalls.changes)
@Resolver(() => TermsModel)
export class TermsResolver {
  constructor(
    private readonly service: TermsService,
    private readonly text: TermsText,
  ) {}

  @Public()
  @Query(() => TermsModel, { description: 'The present terms of service, in Markdown.' })
  terms(): LegalText {
    return this.text.terms;
  }

  @Public()
  @Query(() => TermsModel, { description: 'The present privacy policy, in Markdown.' })
  privacyPolicy(): LegalText {
    return this.text.privacyPolicy;
  }

  @Requires('account.read')
  @ActingUser('userId')
  @Query(() => TermsAgreementModel, { description: 'Whether the caller has agreed to the present terms.' })
  getAgreedToTerms(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<TermsAgreement> {
    return this.service.agreementOf(actor);
  }

  @Requires('account.write')
  @ActingUser('userId')
  @BeforeTerms()
  @Mutation(() => TermsAgreementModel, {
    description: 'Agrees to the terms of this version; refused when there is a newer one.',
  })
  agreeToTerms(
    @CurrentActor() actor: Actor,
    @Arguments(agreeToTermsSchema) input: AgreeToTermsInput,
  ): Promise<TermsAgreement> {
    return this.service.agree(actor, input);
  }
}
