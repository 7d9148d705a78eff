import {
  type ConfirmNewsletterInput,
  confirmNewsletterSchema,
  type NewsletterFormInput,
  newsletterFormSchema,
} from '@lyceum/contracts/newsletter';
import { Arguments, BeforeTerms, Input, LimitPerAddress, Public } from '@lyceum/kernel';
import { Mutation, Resolver } from '@nestjs/graphql';
import { FormService } from './forms/form.service';
import { ConfirmationService } from './list/confirmation.service';
import { ConfirmedNewsletterModel, SubmittedNewsletterFormModel } from './newsletter.model';

/** The newsletter's form, which anybody can send in. Answers never tell who reads the newsletter. */
@Resolver()
export class NewsletterResolver {
  constructor(
    private readonly forms: FormService,
    private readonly confirmations: ConfirmationService,
  ) {}

  @Public()
  @BeforeTerms()
  @LimitPerAddress('newsletter.form')
  @Mutation(() => SubmittedNewsletterFormModel, {
    description: 'Sends in the newsletter’s form. The same answer for who reads it already.',
  })
  async submitNewsletterForm(
    @Input(newsletterFormSchema) input: NewsletterFormInput,
  ): Promise<SubmittedNewsletterFormModel> {
    return { message: await this.forms.submit(input) };
  }

  @Public()
  @BeforeTerms()
  @LimitPerAddress('newsletter.link')
  @Mutation(() => ConfirmedNewsletterModel, {
    description: 'The link in the mail: the newsletter goes to this address from now on.',
  })
  confirmNewsletter(
    @Arguments(confirmNewsletterSchema) input: ConfirmNewsletterInput,
  ): Promise<ConfirmedNewsletterModel> {
    return this.confirmations.confirm(input);
  }
}
