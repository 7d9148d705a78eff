import { z } from 'zod';
import { nameSchema } from '../auth/auth.schema';
import { idSchema } from '../common/page.schema';
import { personal } from '../personal-data/personal.schema';

const names = {
  certificateFirstName: nameSchema('First'),
  certificateLastName: nameSchema('Last'),
};

/** The name that is printed on certificates, as somebody types it. */
export const certificateNameSchema = z.object(names);

/** `userId` is the caller, who confirms it once (checklist line 160). */
export const confirmCertificateNameSchema = z.object({
  userId: idSchema.describe('The caller.'),
  ...names,
});

/** Staff put a confirmed one right; the person reads the reason. */
export const correctCertificateNameSchema = z.object({
  userId: idSchema,
  ...names,
  reason: z.string().trim().min(1, 'Say why.').max(1_000),
});

const told = personal('certificateName', z.string());

/** A confirmed one, as staff see it; null where nothing is confirmed. */
export const confirmedCertificateNameSchema = z
  .object({
    certificateFirstName: told,
    certificateLastName: told,
    confirmedAt: personal('certificateName', z.iso.datetime()),
  })
  .nullable();

export type ConfirmCertificateNameInput = z.output<typeof confirmCertificateNameSchema>;
export type CorrectCertificateNameInput = z.output<typeof correctCertificateNameSchema>;
export type ConfirmedCertificateName = z.output<typeof confirmedCertificateNameSchema>;
