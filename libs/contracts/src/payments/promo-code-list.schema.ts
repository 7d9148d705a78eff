import { z } from 'zod';
import { emailSchema } from '../auth/auth.schema';
import { emailListTextSchema, leftOutShape } from '../common/email-list.schema';
import { idSchema } from '../common/page.schema';
import { personal } from '../personal-data/personal.schema';
import { promoCodeLimits } from './payment.limits';
import {
  areSound,
  beside,
  checkNew,
  checkRoom,
  checkRules,
  promoCodePatternSchema,
  promoCodeRulesShape,
} from './promo-code.schema';

/** A list of people who are to get a code each, of this name (checklist line 228). `text` is what was pasted, or a CSV file. */
export const previewPromoCodeListSchema = z.object({
  name: promoCodeRulesShape.name,
  text: emailListTextSchema,
});

export type PreviewPromoCodeListInput = z.input<typeof previewPromoCodeListSchema>;

const listed = z.array(personal('codeRecipient', z.string()));

/** Who of a list would get a code, and who would not. E-mails are in small letters, each once, in the order of the list. */
export const promoCodeListPreviewSchema = z.object({
  fresh: listed,
  /** They have a code of this name already. */
  served: listed,
  /** They want no promo codes by mail. */
  unwilling: listed,
  ...leftOutShape,
});

export type PromoCodeListPreview = z.output<typeof promoCodeListPreviewSchema>;

/** What a form about a list holds before the list was looked at. */
export const promoCodeListFormSchema = z
  .object({ ...promoCodeRulesShape, pattern: promoCodePatternSchema, text: emailListTextSchema })
  .superRefine(checkRules, beside)
  .superRefine(checkNew, beside);

/** A code of its own, of the same rules, for each e-mail: all of them that have none of this name yet, or none at all. */
export const createPromoCodesForListSchema = z
  .object({
    ...promoCodeRulesShape,
    pattern: promoCodePatternSchema,
    emails: z
      .array(emailSchema)
      .min(1, 'Name at least one email.')
      .max(promoCodeLimits.listEmails)
      .refine((emails) => new Set(emails).size === emails.length, 'An email is named twice.'),
  })
  .superRefine(checkRules, beside)
  .superRefine(checkNew, beside)
  .superRefine(({ pattern, emails }, context) => {
    if (areSound(context, 'emails')) checkRoom(pattern, emails.length, context);
  }, beside);

export type CreatePromoCodesForListInput = z.input<typeof createPromoCodesForListSchema>;

/** What was made, in the order of the e-mails. */
export const promoCodesForListSchema = z.object({
  batchId: idSchema,
  codes: z.array(z.object({ code: z.string(), email: personal('codeRecipient', z.string()) })),
});

export type PromoCodesForList = z.output<typeof promoCodesForListSchema>;

export const promoCodeBatchIdSchema = z.object({ batchId: idSchema });

export type PromoCodeBatchIdInput = z.input<typeof promoCodeBatchIdSchema>;

/** How far the mails with codes that were made together are. */
export const promoCodeMailsSchema = z.object({ total: z.int(), sent: z.int(), notSent: z.int() });

export type PromoCodeMails = z.output<typeof promoCodeMailsSchema>;
