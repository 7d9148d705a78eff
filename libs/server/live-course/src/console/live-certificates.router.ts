import {
  certificatesAnswerSchema,
  certificatesByRuleSchema,
  giveCertificateSchema,
  liveCertificatesTable,
  liveGroupCertificatesTable,
  withdrawCertificateSchema,
} from '@lyceum/contracts/live-course';
import { createOpsRouter, requires, type ServiceFinder, tableProcedure, TableReader } from '@lyceum/kernel';
import { z } from 'zod';
import { StaffCertificateService } from './staff-certificate.service';

const oversee = requires('liveCourse.oversee');

/** The console's calls about certificates of live courses. */
export function createLiveCertificatesRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const certificates = get(StaffCertificateService);
  return createOpsRouter({
    list: tableProcedure(liveCertificatesTable, tables),
    ofGroup: tableProcedure(liveGroupCertificatesTable, tables),
    preview: oversee.query(certificatesByRuleSchema, certificatesAnswerSchema, (actor, input) =>
      certificates.preview(actor, input),
    ),
    issue: oversee.mutation(certificatesByRuleSchema, certificatesAnswerSchema, (actor, input) =>
      certificates.issue(actor, input),
    ),
    give: oversee.mutation(giveCertificateSchema, z.void(), (actor, input) =>
      certificates.giveOne(actor, input),
    ),
    withdraw: oversee.mutation(withdrawCertificateSchema, z.void(), (actor, input) =>
      certificates.withdraw(actor, input),
    ),
  });
}
