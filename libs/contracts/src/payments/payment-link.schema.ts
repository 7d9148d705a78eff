import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { asLeftSchema, bulkIdsSchema } from '../ops/table.schema';
import { amountSchema, currencySchema } from './money';
import { isPayable, notPayable } from './money-format';
import { paymentLinkLimits } from './payment.limits';
import { paymentLinkStates } from './payment-link.enums';

const text = (length: number) =>
  z
    .string()
    .trim()
    .max(length, `Use at most ${String(length)} characters.`);

/** What stands in the address of a link. */
export const paymentLinkCodeSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(paymentLinkLimits.leastCode, `Use at least ${String(paymentLinkLimits.leastCode)} characters.`)
  .max(paymentLinkLimits.codeLength, `Use at most ${String(paymentLinkLimits.codeLength)} characters.`)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use letters, digits and single dashes.');

const changeable = {
  expiresAt: z.iso.datetime('This is not a date and time.').nullable(),
  seats: z
    .int('Use a whole number.')
    .min(1, 'At least 1.')
    .max(paymentLinkLimits.seats, `At most ${String(paymentLinkLimits.seats)}.`)
    .nullable(),
  note: text(paymentLinkLimits.noteLength),
};

/** A link by which a seat of a class, or an amount with a name, is paid (checklist lines 226, 229). Of `groupTag` and `title` one is empty. */
export const createPaymentLinkSchema = z
  .object({
    ...changeable,
    groupTag: text(paymentLinkLimits.tagLength),
    title: text(paymentLinkLimits.titleLength),
    priceMinor: amountSchema.min(1, 'Nothing is paid by a link for nothing.'),
    currency: currencySchema,
    /** One is made up where it is empty. */
    code: z.union([z.literal(''), paymentLinkCodeSchema]),
  })
  .superRefine(({ groupTag, title, expiresAt, priceMinor, currency }, context) => {
    if (!isPayable(priceMinor, currency))
      context.addIssue({ code: 'custom', path: ['priceMinor'], message: notPayable });
    if ((groupTag === '') === (title === ''))
      context.addIssue({ code: 'custom', path: ['groupTag'], message: 'Say which class, or what is paid.' });
    if (expiresAt !== null && Date.parse(expiresAt) <= Date.now())
      context.addIssue({ code: 'custom', path: ['expiresAt'], message: 'This is over already.' });
  });

export type CreatePaymentLinkInput = z.input<typeof createPaymentLinkSchema>;

export const paymentLinkIdSchema = z.object({ id: idSchema });

export type PaymentLinkIdInput = z.input<typeof paymentLinkIdSchema>;

/** Changes what may change of a link; `revision` is the one the caller saw. Its price stays: another price is another link. */
export const updatePaymentLinkSchema = z.object({ ...changeable, id: idSchema, revision: z.int().min(1) });

export type UpdatePaymentLinkInput = z.input<typeof updatePaymentLinkSchema>;

/** Switches links off, or on again. */
export const setPaymentLinksDisabledSchema = z.object({
  ids: bulkIdsSchema,
  isDisabled: z.boolean(),
  /** Present where it undoes: only links that are still so are switched. */
  asLeft: asLeftSchema.optional(),
});

export type SetPaymentLinksDisabledInput = z.input<typeof setPaymentLinksDisabledSchema>;

/** A link as staff see it. */
export const paymentLinkDetailSchema = z.object({
  id: idSchema,
  revision: z.int(),
  code: z.string(),
  title: z.string(),
  state: z.enum(paymentLinkStates),
  priceMinor: z.int(),
  currency: currencySchema,
  expiresAt: z.iso.datetime().nullable(),
  seats: z.int().nullable(),
  taken: z.int(),
  /** How often its page was opened. */
  opened: z.int(),
  /** Orders that were begun by it, and those that are paid. */
  ordered: z.int(),
  paid: z.int(),
  note: z.string(),
  createdById: idSchema.nullable(),
  /** What they are called; null once their account is gone. */
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export type PaymentLinkDetail = z.output<typeof paymentLinkDetailSchema>;

/** A link by the code of its address, for whoever has it. */
export const paymentLinkSchema = z.object({ code: z.string().max(100) });

export type PaymentLinkInput = z.input<typeof paymentLinkSchema>;

export const notedOpeningSchema = z.object({ data: z.object({ isNoted: z.boolean() }) });

export type NotedOpening = z.output<typeof notedOpeningSchema>;
