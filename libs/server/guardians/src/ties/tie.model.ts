import { UserSummaryModel } from '@lyceum/auth';
import { type GuardianOrigin, guardianOrigins } from '@lyceum/contracts/guardians';
import { contractEnum, Personal } from '@lyceum/kernel';
import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

export const GuardianOriginEnum = contractEnum(
  'GuardianOrigin',
  guardianOrigins,
  'How a guardian came to a student.',
);

@ObjectType('GuardianTie', { description: 'A guardian or a student of the caller.' })
export class GuardianTieModel {
  @Field(() => ID)
  id: string;

  @Field(() => UserSummaryModel, { description: 'The other of the two.' })
  person: UserSummaryModel;

  @Field(() => GuardianOriginEnum)
  origin: GuardianOrigin;

  @Field(() => GraphQLISODateTime)
  since: Date;

  @Field(() => Boolean, { description: 'Whether it goes on when the student is of age.' })
  isKept: boolean;

  @Field(() => Boolean, { description: 'Whether the guardian is mailed each week what the page says.' })
  hasDigest: boolean;
}

@ObjectType('MyGuardians', {
  description: 'The guardians of the caller, and what the caller may do about them.',
})
export class MyGuardiansModel {
  @Personal('own')
  @Field(() => [GuardianTieModel])
  guardians: GuardianTieModel[];

  @Field(() => Boolean, { description: 'Whether the caller is of the age for codes.' })
  mayMakeCode: boolean;

  @Field(() => Boolean, { description: 'Whether the caller is old enough to keep a guardian beyond 18.' })
  mayKeep: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until when the last code holds; null without one.',
  })
  codeExpiresAt: Date | null;
}

@ObjectType('GuardianCode')
export class GuardianCodeModel {
  @Field(() => String, { description: 'To be read out to the guardian; it is kept nowhere.' })
  code: string;

  @Field(() => GraphQLISODateTime)
  expiresAt: Date;
}
