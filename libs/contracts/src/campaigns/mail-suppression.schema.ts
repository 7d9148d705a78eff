import { z } from 'zod';
import { bulkIdsSchema } from '../ops/table.schema';
import { suppressionReasons } from './campaign.enums';
import { campaignLimits } from './campaign.limits';

/** What a mail service reports of an address (checklist line 221). */
export const mailReportSchema = z.object({
  /** A bounce counts where it is for good; one of a full mailbox does not. */
  kind: z.enum(suppressionReasons),
  isPermanent: z.boolean().default(true),
  email: z.email().max(254).toLowerCase(),
  /** When it happened: what is older than an entry that staff lifted does not bring it back. */
  at: z.iso
    .datetime({ offset: true })
    .refine((at) => Date.parse(at) > 0)
    .transform((at) => new Date(at).toISOString()),
  /** In the service's words, or those of the mailbox's server: in one line. */
  reason: z
    .string()
    .default('')
    .transform((text) =>
      text
        .slice(0, campaignLimits.reasonLength)
        .toWellFormed()
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    ),
});

/** Reports in one call, each to be read for itself. */
export const mailReportsSchema = z.object({
  reports: z.array(z.unknown()).min(1).max(campaignLimits.reportsAtOnce),
});

export const mailReportsAnswerSchema = z.object({ data: z.object({ taken: z.int() }) });

export type MailReportsAnswer = z.output<typeof mailReportsAnswerSchema>;

/** The header in which a report is signed: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hexadecimal digits>`. */
export const mailReportSignatureHeader = 'lyceum-mail-signature';

/** Has addresses written to again. */
export const liftSuppressionsSchema = z.object({ ids: bulkIdsSchema });

export type LiftSuppressionsInput = z.input<typeof liftSuppressionsSchema>;
