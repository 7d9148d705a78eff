import {
  type InGroupInput,
  inGroupSchema,
  type IssueCertificatesInput,
  issueCertificatesSchema,
  liveCourseCalls,
  type OfUserInGroupInput,
  ofUserInGroupSchema,
  type WithdrawCertificateInput,
  withdrawCertificateSchema,
} from '@lyceum/contracts/live-course';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { OwnCertificateModel, StudentCertificateModel } from './certificate.model';
import { CertificateService } from './certificate.service';

@Resolver(() => OwnCertificateModel)
export class CertificateResolver {
  constructor(private readonly certificates: CertificateService) {}

  @Requires('liveCourse.read')
  @Query(() => [StudentCertificateModel], {
    description: "A class's students with their certificates, to who leads it and to staff.",
  })
  getLiveCourseCertificates(
    @CurrentActor() actor: Actor,
    @Arguments(inGroupSchema) input: InGroupInput,
  ): Promise<StudentCertificateModel[]> {
    return this.certificates.ofStudents(actor, input);
  }

  @Requires('liveCourse.read')
  @ActingUser('userId')
  @Query(() => OwnCertificateModel, {
    nullable: true,
    description: "The caller's certificate of a class; null without one that holds.",
  })
  getOwnLiveCertificate(
    @CurrentActor() actor: Actor,
    @Arguments(ofUserInGroupSchema) input: OfUserInGroupInput,
  ): Promise<OwnCertificateModel | null> {
    return this.certificates.own(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => [StudentCertificateModel], {
    description: 'Gives students of a class their certificates; who is due none yet is left out.',
  })
  issueLiveCertificates(
    @CurrentActor() actor: Actor,
    @Arguments(issueCertificatesSchema) input: IssueCertificatesInput,
  ): Promise<StudentCertificateModel[]> {
    return this.certificates.issue(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => [StudentCertificateModel], { description: 'Ends a certificate; its student reads why.' })
  withdrawLiveCertificate(
    @CurrentActor() actor: Actor,
    @Arguments(withdrawCertificateSchema) input: WithdrawCertificateInput,
  ): Promise<StudentCertificateModel[]> {
    return this.certificates.withdraw(actor, input);
  }
}
