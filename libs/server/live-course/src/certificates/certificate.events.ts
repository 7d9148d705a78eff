import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** A student is given a certificate. */
export const CertificateIssued = defineEvent(
  'live-course.certificate-issued',
  z.object({ certificateId: idSchema }),
);
