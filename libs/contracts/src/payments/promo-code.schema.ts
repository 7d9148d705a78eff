import { z } from 'zod';
import { timeZoneSchema } from '../common/time-zone.schema';
import { idSchema } from '../common/page.schema';
import { asLeftSchema, bulkIdsSchema } from '../ops/table.schema';
import { personal } from '../personal-data/personal.schema';
import { amountSchema, currencySchema } from './money';
import { isPayable, notPayable } from './money-format';
import { productKeySchema } from './order.schema';
import { promoCodeLimits } from './payment.limits';
import { promoCodeKinds, promoCodeDeliveryStates, promoCodeStates } from './promo-code.enums';
import { patternRoom } from './promo-code.pattern';

const required = 'This field is required.';
const whole = 'Use a whole number.';
const atMost = (length: number) => `Use at most ${String(length)} characters.`;

/** A code: 3 to 40 capitals, digits, - and _; typed in any case, kept and compared in capitals. */
export const promoCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, required)
  .min(3, 'Use at least 3 characters.')
  .max(promoCodeLimits.codeLength, atMost(promoCodeLimits.codeLength))
  .regex(/^[A-Z0-9][A-Z0-9_-]*$/, 'Use letters, digits, - and _ only, and begin with a letter or digit.');

/** A pattern of codes: those, and # for a digit, ? for a letter or digit. */
export const promoCodePatternSchema = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, required)
  .min(3, 'Use at least 3 characters.')
  .max(promoCodeLimits.codeLength, atMost(promoCodeLimits.codeLength))
  .regex(/^[A-Z0-9#?][A-Z0-9_#?-]*$/, 'Use letters, digits, -, _, # and ? only.')
  .regex(/[#?]/, 'Put # (a digit) or ? (a letter or digit) where codes differ.');

/** A moment as it stands on a clock in the code's zone: 'YYYY-MM-DDTHH:mm'. */
export const localTimeSchema = z.iso
  .datetime({ local: true, precision: -1, error: 'This is not a date and time.', abort: true })
  .max(16, 'This is not a date and time.')
  .regex(/^20/, 'Use a year from 2000 to 2099.');

const usesSchema = z
  .int(whole)
  .min(1, 'At least 1.')
  .max(promoCodeLimits.uses, 'This is too many.')
  .nullable();

/** The rules of a promo code as staff enter them (checklist line 225). All amounts are minor units of `currency`. */
export const promoCodeRulesShape = {
  name: z
    .string()
    .overwrite((text) => text.toWellFormed())
    .trim()
    .min(1, required)
    .max(promoCodeLimits.nameLength, atMost(promoCodeLimits.nameLength))
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Use a single line of text.'),
  kind: z.enum(promoCodeKinds),
  percentOff: z.int(whole).min(1, 'At least 1 %.').max(100, 'At most 100 %.').nullable(),
  amountOffMinor: amountSchema.min(1, 'More than nothing.').nullable(),
  /** Of the prices it is for; null: of any. */
  currency: currencySchema.nullable(),
  /** The list price an order has at least; 0: any. */
  minimumMinor: amountSchema,
  /** When it begins and ends, the end not counted in, on a clock in `timeZone`; null: open. */
  startsAt: localTimeSchema.nullable(),
  endsAt: localTimeSchema.nullable(),
  timeZone: timeZoneSchema,
  /** Uses by all together and by each person; null: any number. */
  usageLimit: usesSchema,
  perUserLimit: usesSchema,
  /** What it is for; none: everything. */
  products: z
    .array(productKeySchema)
    .max(promoCodeLimits.products)
    .refine((keys) => new Set(keys).size === keys.length, 'A product is named twice.'),
  /** The sales person it belongs to. */
  ownerId: idSchema,
  notes: z
    .string()
    .overwrite((text) => text.toWellFormed())
    .trim()
    .max(promoCodeLimits.notesLength, atMost(promoCodeLimits.notesLength))
    .regex(/^(?:[^\p{Cc}]|[\t\r\n])*$/u, 'Use plain text.'),
};

interface Rules {
  kind: string;
  percentOff: number | null;
  amountOffMinor: number | null;
  currency: string | null;
  minimumMinor: number;
  startsAt: string | null;
  endsAt: string | null;
  timeZone: string;
}

interface Checked {
  readonly issues: readonly { readonly path?: PropertyKey[] | undefined }[];
}

/** What fields say of each other is checked beside what each says alone: all of it is told at once. */
export const beside = {
  when: ({ issues }: Checked): boolean => issues.every(({ path = [] }) => path.length > 0),
};

/** Whether nothing is wrong with each of these fields alone. */
export const areSound = <Names extends string>({ issues }: Checked, ...names: Names[]): boolean =>
  !issues.some(({ path = [] }) => names.some((name) => name === path[0]));

/** What fields say of each other. */
export function checkRules(rules: Rules, context: z.core.$RefinementCtx<Rules>): void {
  const check = (path: keyof Rules, others: readonly (keyof Rules)[], message: string, isWrong: boolean) => {
    if (isWrong && areSound(context, path, ...others))
      context.addIssue({ code: 'custom', path: [path], message });
  };
  const { kind, percentOff, amountOffMinor, currency, minimumMinor, startsAt, endsAt } = rules;
  const isPercent = kind === 'PERCENT';
  check('percentOff', ['kind'], isPercent ? required : 'Leave it out.', isPercent !== (percentOff !== null));
  check(
    ...(['amountOffMinor', ['kind'], isPercent ? 'Leave it out.' : required] as const),
    isPercent !== (amountOffMinor === null),
  );
  const hasAmount = !isPercent || minimumMinor > 0;
  check(
    ...(['currency', ['kind', 'minimumMinor'], 'An amount needs its currency.'] as const),
    currency === null && hasAmount,
  );
  check(
    ...(['amountOffMinor', ['kind', 'currency'], notPayable] as const),
    currency !== null && amountOffMinor !== null && !isPayable(amountOffMinor, currency),
  );
  const isOver = startsAt !== null && endsAt !== null && startsAt >= endsAt;
  check('endsAt', ['startsAt'], 'It ends before it begins.', isOver);
}

/** A code nobody could ever use is not made. One that is there may have ended. */
export function checkNew({ endsAt, timeZone }: Rules, context: z.core.$RefinementCtx<Rules>): void {
  if (endsAt === null || !areSound(context, 'endsAt', 'timeZone')) return;
  if (endsAt <= localNow(timeZone))
    context.addIssue({ code: 'custom', path: ['endsAt'], message: 'This is in the past.' });
}

/** A pattern has as many codes as are to be made of it. */
export function checkRoom(pattern: string, count: number, context: z.core.$RefinementCtx): void {
  if (!areSound(context, 'pattern') || patternRoom(pattern) >= count) return;
  const message = `This pattern has only ${patternRoom(pattern).toLocaleString('en')} codes.`;
  context.addIssue({ code: 'custom', path: ['pattern'], message });
}

/** What a clock in the zone shows now: 'YYYY-MM-DDTHH:mm'. */
function localNow(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', {
    ...({ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: '2-digit', minute: '2-digit' } as const),
  });
  const parts = new Map(format.formatToParts().map(({ type, value }) => [type, value]));
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map(
    (part) => parts.get(part) ?? '',
  );
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** A code and its rules, whether it is new or not. */
export const promoCodeRulesSchema = z
  .object({ ...promoCodeRulesShape, code: promoCodeSchema })
  .superRefine(checkRules, beside);

export const createPromoCodeSchema = promoCodeRulesSchema.superRefine(checkNew, beside);

export type CreatePromoCodeInput = z.input<typeof createPromoCodeSchema>;

/** Another code with all its rules. `revision` is the one the caller saw. */
export const updatePromoCodeSchema = z
  .object({ ...promoCodeRulesShape, code: promoCodeSchema, id: idSchema, revision: z.int().min(1) })
  .superRefine(checkRules, beside);

export type UpdatePromoCodeInput = z.input<typeof updatePromoCodeSchema>;

/** Many codes of the same rules at once, all or none. */
export const createManyPromoCodesSchema = z
  .object({
    ...promoCodeRulesShape,
    pattern: promoCodePatternSchema,
    count: z
      .int(whole)
      .min(1, 'At least 1.')
      .max(promoCodeLimits.bulkCodes, `At most ${String(promoCodeLimits.bulkCodes)} at once.`),
  })
  .superRefine(checkRules, beside)
  .superRefine(checkNew, beside)
  .superRefine(({ pattern, count }, context) => {
    if (areSound(context, 'count')) checkRoom(pattern, count, context);
  }, beside);

export type CreateManyPromoCodesInput = z.input<typeof createManyPromoCodesSchema>;

export const promoCodeIdSchema = z.object({ id: idSchema });

export type PromoCodeIdInput = z.input<typeof promoCodeIdSchema>;

/** Switches codes off, or on again. */
export const setPromoCodesDisabledSchema = z.object({
  ids: bulkIdsSchema,
  isDisabled: z.boolean(),
  /** Present where it undoes: only codes that are still so are switched. */
  asLeft: asLeftSchema.optional(),
});

export type SetPromoCodesDisabledInput = z.input<typeof setPromoCodesDisabledSchema>;

const daySchema = z.iso.date().regex(/^20/, 'Use a year from 2000 to 2099.');

/** Days in the code's zone, both counted in; the last 30 unless said otherwise. */
export const redemptionsOverTimeSchema = z
  .object({ id: idSchema, from: daySchema.nullish(), to: daySchema.nullish() })
  .refine(({ from, to }) => !from === !to, 'Say both the first day and the last one.')
  .refine(({ from, to }) => !from || !to || from <= to, 'The beginning is after the end.')
  .refine(
    ({ from, to }) =>
      !from || !to || Date.parse(to) - Date.parse(from) < promoCodeLimits.chartDays * 86_400_000,
    'Ask for a year at most.',
  );

export type RedemptionsOverTimeInput = z.input<typeof redemptionsOverTimeSchema>;

/** Whose code it is, and who used it. Their address is for those whose work accounts are (checklist line 48). */
const personSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: personal('email', z.string().optional()),
});

export type PromoCodePerson = z.output<typeof personSchema>;

/** A promo code as the console shows it alone. Instants are ISO 8601; `…Local` the same on a clock in `timeZone`. */
export const promoCodeDetailSchema = z.object({
  id: idSchema,
  revision: z.int(),
  code: z.string(),
  name: z.string(),
  state: z.enum(promoCodeStates),
  kind: z.enum(promoCodeKinds),
  percentOff: z.int().nullable(),
  amountOffMinor: z.int().nullable(),
  currency: currencySchema.nullable(),
  minimumMinor: z.int(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  startsAtLocal: z.string().nullable(),
  endsAtLocal: z.string().nullable(),
  timeZone: z.string(),
  usageLimit: z.int().nullable(),
  perUserLimit: z.int().nullable(),
  uses: z.int(),
  products: z.array(z.string()),
  owner: personSchema,
  notes: z.string(),
  batchId: idSchema.nullable(),
  /** Whose it is alone, of one that was made for an e-mail. */
  recipient: z
    .object({
      email: personal('codeRecipient', z.string().optional()),
      delivery: z.enum(promoCodeDeliveryStates),
      deliveredAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Whether the caller may change it. */
  isEditable: z.boolean(),
});

export type PromoCodeDetail = z.output<typeof promoCodeDetailSchema>;

/** What a form of promo codes offers: the price list, and who can own a code. */
export const promoCodeOptionsSchema = z.object({
  products: z.array(
    z.object({ key: z.string(), name: z.string(), priceMinor: z.int(), currency: currencySchema }),
  ),
  owners: z.array(personSchema),
});

export type PromoCodeOptions = z.output<typeof promoCodeOptionsSchema>;

/** What a bulk generation made. */
export const promoCodeBatchSchema = z.object({ batchId: idSchema, codes: z.array(z.string()) });

export type PromoCodeBatch = z.output<typeof promoCodeBatchSchema>;

/** What happened on one day in the code's zone. */
export const redemptionDaySchema = z.object({
  /** `YYYY-MM-DD`. */
  day: z.iso.date(),
  /** Uses made on that day that stand. */
  redemptions: z.int(),
  /** Uses made on that day that a canceled order gave back since. */
  returned: z.int(),
  /** What the standing ones took off, by currency. */
  discounts: z.array(z.object({ minor: z.int(), currency: z.string() })),
});

/** Every day of the span, in order, also those on which nothing happened. */
export const redemptionsOverTimeAnswerSchema = z.object({
  timeZone: z.string(),
  days: z.array(redemptionDaySchema),
});

export type RedemptionDay = z.output<typeof redemptionDaySchema>;
export type RedemptionsOverTime = z.output<typeof redemptionsOverTimeAnswerSchema>;
