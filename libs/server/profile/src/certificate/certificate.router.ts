import { oneUserSchema } from '@lyceum/contracts/auth';
import { confirmedCertificateNameSchema, correctCertificateNameSchema } from '@lyceum/contracts/profile';
import { createOpsRouter, requires, type ServiceFinder } from '@lyceum/kernel';
import { z } from 'zod';
import { CertificateService } from './certificate.service';

/** The console's calls about the names on certificates. */
export function createCertificatesRouter(get: ServiceFinder) {
  const certificates = get(CertificateService);
  return createOpsRouter({
    nameOf: requires('user.read').query(oneUserSchema, confirmedCertificateNameSchema, (actor, input) =>
      certificates.confirmedOf(actor, input),
    ),
    correctName: requires('user.correctCertificateName').mutation(
      correctCertificateNameSchema,
      z.void(),
      (actor, input) => certificates.correct(actor, input),
    ),
  });
}
