import type { CertificateStanding, CertificateState } from '@lyceum/contracts/live-course';
import { Personal } from '@lyceum/kernel';
import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { CertificateStandingEnum, CertificateStateEnum } from '../live-course.enums';

/** A certificate of a course, to its owner. */
@ObjectType('OwnLiveCertificate')
export class OwnCertificateModel {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Of its public page.' })
  code: string;

  @Field(() => CertificateStateEnum)
  state: CertificateState;

  @Field(() => String, {
    nullable: true,
    description: 'For `GET /uploads/link`, which lets its owner have the file for some minutes.',
  })
  path: string | null;

  @Field(() => GraphQLISODateTime)
  issuedAt: Date;
}

/** A student of a class and their certificate, to who leads it and to staff. */
@ObjectType('LiveCertificateOfStudent')
export class StudentCertificateModel {
  @Field(() => ID)
  studentId: string;

  @Personal('taught')
  @Field(() => String)
  firstName: string;

  @Personal('taught')
  @Field(() => String)
  lastName: string;

  @Field(() => CertificateStandingEnum)
  standing: CertificateStanding;

  @Field(() => ID, { nullable: true })
  certificateId: string | null;

  @Field(() => String, { nullable: true })
  code: string | null;

  @Field(() => CertificateStateEnum, { nullable: true })
  state: CertificateState | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  issuedAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  withdrawnAt: Date | null;

  @Personal('taught')
  @Field(() => String, { nullable: true, description: 'Why it was withdrawn.' })
  reason: string | null;
}
