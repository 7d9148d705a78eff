import { Field, ObjectType } from '@nestjs/graphql';
import { newsletterAges, newsletterInterests } from '@lyceum/contracts/newsletter';
import { contractEnum } from '@lyceum/kernel';

const NewsletterInterestEnum = contractEnum(
  'NewsletterInterest',
  newsletterInterests,
  'What somebody can be interested in.',
);

contractEnum('NewsletterAge', newsletterAges, 'How old somebody is who fills in the form.');

/** What became of a form. */
@ObjectType('SubmittedNewsletterForm')
export class SubmittedNewsletterFormModel {
  @Field(() => String, {
    nullable: true,
    description: 'The marketing service’s own words; null where it has none.',
  })
  message: string | null;
}

/** Whom the newsletter goes to now, and about what. */
@ObjectType('ConfirmedNewsletter')
export class ConfirmedNewsletterModel {
  @Field(() => String)
  email: string;

  @Field(() => NewsletterInterestEnum)
  interest: string;
}
