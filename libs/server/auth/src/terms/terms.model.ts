import { Field, GraphQLISODateTime, ObjectType } from '@nestjs/graphql';
import { Personal } from '@lyceum/kernel';

/** A text of the owner's: the terms of service or the privacy policy. */
@ObjectType('Terms')
export class TermsModel {
  @Field(() => String)
  version: string;

  @Field(() => GraphQLISODateTime)
  publishedAt: Date;

  @Field(() => String)
  markdown: string;
}

/** Whether somebody has agreed to the present terms. */
@ObjectType('TermsAgreement')
export class TermsAgreementModel {
  @Personal('own')
  @Field(() => Boolean)
  agreed: boolean;

  @Field(() => String, { description: 'The present version, agreed to or not.' })
  version: string;

  @Personal('own')
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Null until the present version is agreed to.',
  })
  agreedAt: Date | null;
}
