import {
  type ConfirmCertificateNameInput,
  confirmCertificateNameSchema,
  profileCalls,
} from '@lyceum/contracts/profile';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Resolver } from '@nestjs/graphql';
import { UserModel } from '../page/user.model';
import { CertificateService } from './certificate.service';

@Resolver(() => UserModel)
export class CertificateResolver {
  constructor(private readonly certificates: CertificateService) {}

  @Requires('profile.write')
  @ActingUser('userId')
  @Limited(profileCalls.changes)
  @Mutation(() => UserModel, {
    description:
      'Confirms the name that is printed on certificates of userId, the caller, once. Answers their profile.',
  })
  confirmCertificateName(
    @CurrentActor() actor: Actor,
    @Arguments(confirmCertificateNameSchema) input: ConfirmCertificateNameInput,
  ): Promise<UserModel> {
    return this.certificates.confirm(actor, input);
  }
}
